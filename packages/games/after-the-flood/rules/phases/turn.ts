/** F4, F7.1: how a turn begins, and who acts next. */
import type { Emit } from '../events.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { anyPassed, PHASE, SEATS, type State } from '../state.ts';
import { decline } from './decline.ts';
import { goodsAndWorkers } from './goods.ts';

export function beginTurn(state: State, emit?: Emit): void {
  goodsAndWorkers(state, emit);
  decline(state, emit);
  state.phase = PHASE.act;
  state.seat = state.order[0];
}

/** Ends the current action; the next player in order who has not passed acts. Somebody must be left. */
export function nextAction(state: State): void {
  state.moved = 0;
  state.placed = 0;
  state.fresh = 0;
  state.sippar = 0;
  state.taken.fill(0);
  state.target = 0;
  let at = state.order.indexOf(state.seat);
  do at = (at + 1) % SEATS;
  while (state.passed[state.order[at]]);
  state.seat = state.order[at];
  state.phase = PHASE.act;
}

/** Whether an action may begin now, as far as turn and payment go. */
export function refuseOpening(state: State): Verdict {
  if (state.phase === PHASE.paid) return undefined;
  if (state.phase !== PHASE.act) return NOT_NOW[state.phase];
  return anyPassed(state) ? REFUSED.payFirst : undefined;
}

/** Whether an action may begin, or is under way in `phase` and may go on. */
export const refuseIn = (state: State, phase: number): Verdict => (state.phase === phase ? undefined : refuseOpening(state));

export const isIndex = (value: number, count: number): boolean => Number.isInteger(value) && value >= 0 && value < count;
