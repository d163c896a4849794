/** F4, F7.1: how a turn begins, and whose action comes next. */
import type { Emit } from '@shinar/core';
import type { Event } from '../events.ts';
import { NO, NOT_NOW } from '../rulebook.ts';
import { anyPassed, type Flood, SEATS, STAGE } from '../state.ts';
import { decline } from './decline.ts';
import { goodsAndWorkers } from './goods.ts';

export function beginTurn(state: Flood, emit?: Emit<Event>): void {
  goodsAndWorkers(state, emit);
  decline(state, emit);
  state.stage = STAGE.act;
  state.seat = state.order[0];
}

/** Closes the action under way; the next player in order who has not passed acts. Somebody is left to act. */
export function nextAction(state: Flood): void {
  state.placed = 0;
  state.fresh = 0;
  state.sippar = 0;
  state.taken.fill(0);
  state.target = 0;
  let at = state.order.indexOf(state.seat);
  do at = (at + 1) % SEATS;
  while (state.passed[state.order[at]]);
  state.seat = state.order[at];
  state.stage = STAGE.act;
}

/** Whether an action may be begun now, as far as turn and payment go. */
export function refuseOpening(state: Flood) {
  if (state.stage === STAGE.paid) return undefined;
  if (state.stage !== STAGE.act) return NOT_NOW[state.stage];
  return anyPassed(state) ? NO.payFirst : undefined;
}

/** Whether an action may be begun, or is under way in `stage` and may go on. */
export const refuseIn = (state: Flood, stage: number) => (state.stage === stage ? undefined : refuseOpening(state));

export const isIndex = (value: number, count: number): boolean => Number.isInteger(value) && value >= 0 && value < count;
