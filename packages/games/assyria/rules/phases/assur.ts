/** A8.2 to A8.4: influence in Assur, and the points it brings. */

import type { Emit } from '../events.ts';
import { scorePoints } from '../scoring.ts';
import { BONUS } from '../shared/cards.ts';
import { ALL_SLOTS, bonusLies, FIRST_SLOT, SEATS, type State } from '../state.ts';

/** By dignitary. */
export const INFLUENCE = [3, 2, 1] as const;
const INFLUENCE_OF_SLOT = Int8Array.from({ length: ALL_SLOTS }, (_, slot) => INFLUENCE[FIRST_SLOT.findLastIndex((first) => first <= slot)]);

export function influenceOf(state: State, seat: number): number {
  let influence = 0;
  for (let slot = 0; slot < ALL_SLOTS; slot++) if (state.assur[slot] === seat + 1) influence += INFLUENCE_OF_SLOT[slot];
  return influence;
}

/** A8.2 in one number: influence, then huts, then the highest hut; 0 for a seat that is not ranked. */
function standing(state: State, seat: number): number {
  let huts = 0;
  for (let slot = 0; slot < ALL_SLOTS; slot++) if (state.assur[slot] === seat + 1) huts++;
  if (huts === 0) return 0;
  return (influenceOf(state, seat) * (ALL_SLOTS + 1) + huts) * ALL_SLOTS + ALL_SLOTS - state.assur.indexOf(seat + 1);
}

/** The ranked seats, first to last; the array is reused. */
const ranked = new Int8Array(SEATS);
const standings = new Int32Array(SEATS);
function fillRanked(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.players; seat++) {
    standings[seat] = standing(state, seat);
    if (standings[seat] === 0) continue;
    let at = count++;
    for (; at > 0 && standings[ranked[at - 1]] < standings[seat]; at--) ranked[at] = ranked[at - 1];
    ranked[at] = seat;
  }
  return count;
}

/** The ranking as things stand, for screens and bots. */
export function ranking(state: State): number[] {
  return Array.from(ranked.subarray(0, fillRanked(state)));
}

export function assur(state: State, emit?: Emit): void {
  const count = fillRanked(state);
  for (let rank = 0; rank < count; rank++) {
    emit?.({ type: 'ranked', seat: ranked[rank], rank, influence: influenceOf(state, ranked[rank]) });
    scorePoints(state, ranked[rank], 'assur', prize(state, rank), emit);
  }
}

/** What a rank scores. */
export function prize(state: State, rank: number): number {
  if (state.players === 2 && rank > 0) return secondOfTwo(state);
  return sumWithoutHighest(state, rank);
}

/** A8.4. */
function secondOfTwo(state: State): number {
  if (state.reign === 0) return 0;
  let lowest: number = BONUS;
  for (let turn = 0; turn < state.laid.length; turn++) if (state.laid[turn] > 0 && state.laid[turn] < lowest) lowest = state.laid[turn];
  return lowest;
}

/** A8.3: the reign's cards including the bonus, minus one of the highest for each better player. */
const cards = new Int8Array(SEATS);
function sumWithoutHighest(state: State, without: number): number {
  cards.set(state.laid);
  cards[state.laid.length] = bonusLies(state) ? BONUS : 0;
  cards.sort();
  let sum = 0;
  for (let i = 0; i < cards.length - without; i++) sum += cards[i];
  return sum;
}
