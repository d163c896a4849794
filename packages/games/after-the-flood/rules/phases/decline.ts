/** F6, phase 2: decline, in turns 2 and 4. */
import type { Seat } from '@shinar/core';
import { AREA_COUNT, DILMUN, IRRIGATION, type Place, SCRIBES, SUMER_COUNT, TOOL_MAKERS, UNAVAILABLE, WEAVING } from '../board.ts';
import type { Emit } from '../events.ts';
import type { Clause } from '../rulebook.ts';
import { SEATS, type State, shift, workersAt } from '../state.ts';

const DECLINE_TURNS: readonly number[] = [2, 4];
/** The next turn that begins with a decline, if any. */
export const nextDecline = (turn: number): number | undefined => DECLINE_TURNS.find((each) => each > turn);
/** F6.2: the fullest box is reduced to this many. */
const KEPT = 2;

/** F6.2: how many workers each seat loses from a box, or all it has there. */
export function boxLoss(state: State, box: Place): number {
  let most = KEPT;
  for (let seat = 0; seat < SEATS; seat++) most = Math.max(most, state.workers[workersAt(seat, box)]);
  return most - KEPT;
}

/** F6.1, F6.2, F6.3: how many workers a seat would lose in a place now. */
export function lossIn(state: State, seat: Seat, place: Place): number {
  const own = state.workers[workersAt(seat, place)];
  if (place === DILMUN) return own;
  return Math.min(own, place === IRRIGATION || place === WEAVING ? boxLoss(state, place) : 1);
}

/** The clause by which a place declines. */
const lossClause = (place: Place): Clause => (place < AREA_COUNT ? 'F6.1' : place < SCRIBES ? 'F6.2' : 'F6.3');

/** The places that decline, in the order of the rulebook. */
export const DECLINING: readonly Place[] = [
  ...Array.from({ length: AREA_COUNT - SUMER_COUNT }, (_, i) => SUMER_COUNT + i),
  IRRIGATION,
  WEAVING,
  SCRIBES,
  TOOL_MAKERS,
];

const losses = new Int8Array(SEATS);

export function decline(state: State, emit?: Emit): void {
  if (!DECLINE_TURNS.includes(state.turn)) return;
  for (const place of DECLINING) {
    for (let seat = 0; seat < SEATS; seat++) losses[seat] = lossIn(state, seat, place);
    for (let seat = 0; seat < SEATS; seat++) {
      const count = losses[seat];
      if (count === 0) continue;
      shift(state, seat, place, UNAVAILABLE, count);
      emit?.({ type: 'declined', seat, place, count, clause: lossClause(place) });
    }
  }
}
