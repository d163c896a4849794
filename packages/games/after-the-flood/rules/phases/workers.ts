/** F9: place workers. */
import { type MoveList, pack, type Seat } from '@shinar/core';
import { isSumer, type Place, SCRIBES, STOCK, TOOL_MAKERS, USED_SCRIBES, WORKPLACES } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE_CODE, KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { GOOD_COUNT, type Good, VALUE } from '../shared/goods.ts';
import { goodAt, PHASE, type State, shift, spend, workersAt } from '../state.ts';
import { isIndex, refuseIn } from './turn.ts';

/** F9.2. */
export const SCRIBES_MOST = 2;

/** A seat's scribes, used and unused. */
export const scribesOf = (state: State, seat: Seat): number =>
  state.workers[workersAt(seat, SCRIBES)] + state.workers[workersAt(seat, USED_SCRIBES)];

/** F9.1: whether workers may go to a place; `stock` is for scribes only. */
const refusePlace = (to: Place): Verdict => {
  if (!isIndex(to, TOOL_MAKERS + 1)) return REFUSED.noSuchPlace;
  return isSumer(to) ? REFUSED.workersInSumer : undefined;
};

export function refuseWorkers(state: State, good: Good, to: Place, count: number): Verdict {
  const opening = refuseIn(state, PHASE.placing);
  if (opening) return opening;
  if (!isIndex(good, GOOD_COUNT)) return REFUSED.noSuchGood;
  const place = refusePlace(to);
  if (place) return place;
  const { seat } = state;
  if (state.placed) return REFUSED.oneGoodOnly;
  if (state.goods[goodAt(seat, good)] === 0) return REFUSED.goodMissing;
  if (!isIndex(count - 1, VALUE[good])) return REFUSED.overValue;
  if (to === SCRIBES && scribesOf(state, seat) + count > SCRIBES_MOST) return REFUSED.scribesFull;
  return count > state.workers[workersAt(seat, STOCK)] ? REFUSED.fewWorkers : undefined;
}

/** The most workers that a good could put in a place. */
export function mostWorkers(state: State, good: Good, to: Place): number {
  const most = Math.min(VALUE[good], state.workers[workersAt(state.seat, STOCK)]);
  return to === SCRIBES ? Math.min(most, SCRIBES_MOST - scribesOf(state, state.seat)) : most;
}

/** Whether a good can be spent on workers. Irrigation always takes them. */
export function canPlace(state: State): boolean {
  const { seat } = state;
  if (state.workers[workersAt(seat, STOCK)] === 0) return false;
  for (let good = 0; good < GOOD_COUNT; good++) if (state.goods[goodAt(seat, good)] > 0) return true;
  return false;
}

/** F9.4: scribes that can be used in this action. A scribe can always move itself. */
export const usableScribes = (state: State): number => state.workers[workersAt(state.seat, SCRIBES)] - state.fresh;

/** The seat's workers in a place after a scribe has been turned to used. */
function movable(state: State, from: Place): number {
  const count = state.workers[workersAt(state.seat, from)];
  return from === SCRIBES ? count - 1 : from === USED_SCRIBES ? count + 1 : count;
}

/** F9.2, F9.3. */
const refuseNewScribe = (state: State, from: Place): Verdict => {
  if (from === USED_SCRIBES) return REFUSED.usedScribe;
  return scribesOf(state, state.seat) >= SCRIBES_MOST ? REFUSED.scribesFull : undefined;
};

export function refuseScribe(state: State, from: Place, to: Place): Verdict {
  const opening = refuseIn(state, PHASE.placing);
  if (opening) return opening;
  if (!isIndex(from, STOCK + 1)) return REFUSED.noSuchPlace;
  const place = to === STOCK ? undefined : refusePlace(to);
  if (place) return place;
  if (from === to) return REFUSED.samePlace;
  if (usableScribes(state) <= 0) return state.fresh > 0 ? REFUSED.freshScribe : REFUSED.noScribe;
  if (movable(state, from) <= 0) return REFUSED.noWorkerThere;
  return to === SCRIBES ? refuseNewScribe(state, from) : undefined;
}

export function listWorkers(state: State, out: MoveList): void {
  const { seat } = state;
  const stock = state.workers[workersAt(seat, STOCK)];
  if (stock === 0 || state.placed) return;
  const seats = SCRIBES_MOST - scribesOf(state, seat);
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (state.goods[goodAt(seat, good)] === 0) continue;
    const most = Math.min(VALUE[good], stock);
    for (let i = 0; i < WORKPLACES.length; i++) {
      const to = WORKPLACES[i];
      const limit = to === SCRIBES && seats < most ? seats : most;
      for (let count = 1; count <= limit; count++) out.push(pack(KIND.workers, good, to, count));
    }
  }
}

export function listScribe(state: State, out: MoveList): void {
  if (usableScribes(state) <= 0) return;
  for (let from = WORKPLACES[0]; from <= STOCK; from++) {
    if (movable(state, from) <= 0) continue;
    for (let i = 0; i < WORKPLACES.length; i++) {
      const to = WORKPLACES[i];
      if (to !== from && (to !== SCRIBES || !refuseNewScribe(state, from))) out.push(pack(KIND.scribe, from, to));
    }
    if (from !== STOCK) out.push(pack(KIND.scribe, from, STOCK));
  }
}

export function listPlacing(state: State, out: MoveList): void {
  listWorkers(state, out);
  listScribe(state, out);
  out.push(DONE_CODE);
}

export function applyWorkers(state: State, good: Good, to: Place, count: number, emit?: Emit): void {
  const { seat } = state;
  spend(state, seat, good);
  shift(state, seat, STOCK, to, count);
  state.placed = 1;
  if (to === SCRIBES) state.fresh += count;
  state.phase = PHASE.placing;
  emit?.({ type: 'workersPlaced', seat, spend: good, to, count, clause: 'F9.1' });
}

export function applyScribe(state: State, from: Place, to: Place, emit?: Emit): void {
  const { seat } = state;
  shift(state, seat, SCRIBES, USED_SCRIBES, 1);
  shift(state, seat, from, to, 1);
  // There are two scribes at most and one was just used, so a scribe moved from the unused side is the one placed in this action, if any.
  if (from === SCRIBES && state.fresh > 0) state.fresh--;
  if (to === SCRIBES) state.fresh++;
  state.phase = PHASE.placing;
  emit?.({ type: 'scribeUsed', seat, from, to });
}
