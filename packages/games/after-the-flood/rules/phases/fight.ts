/** F11.4, F12.2: equipment ranks, and the dice of a fight. */
import { type MoveList, pack, type Seat } from '@shinar/core';
import type { Area } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { PHASE, SEATS, type State, valueIn } from '../state.ts';
import { isIndex, nextAction } from './turn.ts';

export const DIE = 6;
const NEED_ABOVE = 5;
const NEED_BELOW = 7;

/** F11.4: whether `seat`'s empire ranks above `other`'s. */
function above(state: State, seat: Seat, other: Seat): boolean {
  const own = valueIn(state.equipment, seat);
  const theirs = valueIn(state.equipment, other);
  return own === theirs ? state.started[seat] < state.started[other] : own > theirs;
}

/** The seats with an empire this turn, best equipped first: A, B, C. */
export function ranked(state: State): Seat[] {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => state.empire[seat] !== 0);
  return seats.sort((a, b) => (above(state, a, b) ? -1 : 1));
}

/** What the acting seat must roll against the armies in an area. */
export const needAgainst = (state: State, seat: Seat, at: Area): number =>
  above(state, seat, state.armyOf[at] - 1) ? NEED_ABOVE : NEED_BELOW;

const rolling = (state: State): boolean => state.phase === PHASE.roll || state.phase === PHASE.startRoll;

export function refuseRoll(state: State, dice: readonly number[]): Verdict {
  if (!rolling(state)) return REFUSED.rollNow;
  return dice.length === 2 && dice.every((die) => isIndex(die - 1, DIE)) ? undefined : REFUSED.noSuchRoll;
}

export function listRoll(out: MoveList): void {
  for (let first = 1; first <= DIE; first++) for (let second = 1; second <= DIE; second++) out.push(pack(KIND.roll, first, second));
}

export function applyRoll(state: State, first: number, second: number, emit?: Emit): void {
  const { seat, target: at } = state;
  const need = needAgainst(state, seat, at);
  const hit = first + second >= need;
  emit?.({ type: 'rolled', seat, dice: [first, second], need, hit });
  if (hit) {
    const owner = state.armyOf[at] - 1;
    state.reserve[owner]++;
    state.armies[at]--;
    if (state.armies[at] === 0) state.armyOf[at] = 0;
    emit?.({ type: 'armyLost', seat: owner, at, defending: true });
  } else {
    state.ready[seat]--;
    state.reserve[seat]++;
    emit?.({ type: 'armyLost', seat, at, defending: false });
  }
  if (state.phase === PHASE.startRoll) afterStartRoll(state, emit);
  else afterRoll(state, emit);
}

/** F11.6: the attacker may not stop. */
function afterStartRoll(state: State, emit?: Emit): void {
  const { seat, target: at } = state;
  if (state.armyOf[at] === 0) state.phase = PHASE.muster;
  else if (state.ready[seat] === 0) {
    emit?.({ type: 'startFailed', seat, at });
    nextAction(state);
  }
}

function afterRoll(state: State, emit?: Emit): void {
  const { seat, target: at } = state;
  if (state.armyOf[at] === 0) occupy(state, at, emit);
  else state.phase = state.ready[seat] > 0 ? PHASE.press : PHASE.expanded;
}

/** F12.1, F12.2: one available army enters an area without armies. */
export function occupy(state: State, at: Area, emit?: Emit): void {
  const { seat } = state;
  state.ready[seat]--;
  state.armyOf[at] = seat + 1;
  state.armies[at] = 1;
  state.phase = PHASE.expanded;
  emit?.({ type: 'areaTaken', seat, at });
}

export function applyAttack(state: State, emit?: Emit): void {
  state.phase = PHASE.roll;
  emit?.({ type: 'attackPressed', seat: state.seat, at: state.target });
}

export function applyStop(state: State, emit?: Emit): void {
  state.phase = PHASE.expanded;
  emit?.({ type: 'attackStopped', seat: state.seat, at: state.target });
}
