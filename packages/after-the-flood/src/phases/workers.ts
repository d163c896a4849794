/** F9: place workers. */
import { type Emit, type MoveList, pack, type Seat } from '@shinar/core';
import { isSumer, type Place, SCRIBES, STOCK, TOOL_MAKERS, USED_SCRIBES, WORKPLACES } from '../board.ts';
import type { Event } from '../events.ts';
import { GOOD_COUNT, type Good, VALUE } from '../goods.ts';
import { DONE_CODE, KIND } from '../moves.ts';
import { NO } from '../rulebook.ts';
import { type Flood, goodAt, STAGE, shift, spend, workersAt } from '../state.ts';
import { isIndex, refuseIn } from './turn.ts';

/** F9.2. */
export const SCRIBES_MOST = 2;

/** Own scribes, used ones counted. */
export const scribesOf = (state: Flood, seat: Seat): number =>
  state.workers[workersAt(seat, SCRIBES)] + state.workers[workersAt(seat, USED_SCRIBES)];

/** F9.1: a place for workers; `stock` is one for scribes only. */
const refusePlace = (to: Place) => {
  if (!isIndex(to, TOOL_MAKERS + 1)) return NO.suchPlace;
  return isSumer(to) ? NO.workersInSumer : undefined;
};

export function refuseWorkers(state: Flood, good: Good, to: Place, count: number) {
  const opening = refuseIn(state, STAGE.placing);
  if (opening) return opening;
  if (!isIndex(good, GOOD_COUNT)) return NO.suchGood;
  const place = refusePlace(to);
  if (place) return place;
  const { seat } = state;
  if (state.placed) return NO.oneGoodOnly;
  if (state.goods[goodAt(seat, good)] === 0) return NO.goodMissing;
  if (!isIndex(count - 1, VALUE[good])) return NO.overValue;
  if (to === SCRIBES && scribesOf(state, seat) + count > SCRIBES_MOST) return NO.scribesFull;
  return count > state.workers[workersAt(seat, STOCK)] ? NO.fewWorkers : undefined;
}

/** Whether a good can be spent on workers. Irrigation takes them always. */
export function canPlace(state: Flood): boolean {
  const { seat } = state;
  if (state.workers[workersAt(seat, STOCK)] === 0) return false;
  for (let good = 0; good < GOOD_COUNT; good++) if (state.goods[goodAt(seat, good)] > 0) return true;
  return false;
}

/** F9.4: scribes that may be used in this action. One can always move itself. */
export const usableScribes = (state: Flood): number => state.workers[workersAt(state.seat, SCRIBES)] - state.fresh;

/** Own workers in a place after a scribe has been turned to used. */
function movable(state: Flood, from: Place): number {
  const count = state.workers[workersAt(state.seat, from)];
  return from === SCRIBES ? count - 1 : from === USED_SCRIBES ? count + 1 : count;
}

/** F9.2, F9.3. */
const refuseNewScribe = (state: Flood, from: Place) => {
  if (from === USED_SCRIBES) return NO.usedScribe;
  return scribesOf(state, state.seat) >= SCRIBES_MOST ? NO.scribesFull : undefined;
};

export function refuseScribe(state: Flood, from: Place, to: Place) {
  const opening = refuseIn(state, STAGE.placing);
  if (opening) return opening;
  if (!isIndex(from, STOCK + 1)) return NO.suchPlace;
  const place = to === STOCK ? undefined : refusePlace(to);
  if (place) return place;
  if (from === to) return NO.samePlace;
  if (usableScribes(state) <= 0) return state.fresh > 0 ? NO.freshScribe : NO.noScribe;
  if (movable(state, from) <= 0) return NO.noWorkerThere;
  return to === SCRIBES ? refuseNewScribe(state, from) : undefined;
}

export function listWorkers(state: Flood, out: MoveList): void {
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

export function listScribes(state: Flood, out: MoveList): void {
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

export function listPlacing(state: Flood, out: MoveList): void {
  listWorkers(state, out);
  listScribes(state, out);
  out.push(DONE_CODE);
}

export function placeWorkers(state: Flood, good: Good, to: Place, count: number, emit?: Emit<Event>): void {
  const { seat } = state;
  spend(state, seat, good);
  shift(state, seat, STOCK, to, count);
  state.placed = 1;
  if (to === SCRIBES) state.fresh += count;
  state.stage = STAGE.placing;
  emit?.({ type: 'workersPlaced', seat, spend: good, to, count, clause: 'F9.1' });
}

export function useScribe(state: Flood, from: Place, to: Place, emit?: Emit<Event>): void {
  const { seat } = state;
  shift(state, seat, SCRIBES, USED_SCRIBES, 1);
  shift(state, seat, from, to, 1);
  // With two scribes at most, one of them just used, a scribe moved from the unused side is the one placed in this action, if any was.
  if (from === SCRIBES && state.fresh > 0) state.fresh--;
  if (to === SCRIBES) state.fresh++;
  state.stage = STAGE.placing;
  emit?.({ type: 'scribeUsed', seat, from, to });
}
