/** A set of places as two masks of 28 bits: states 0 to 3 in the first, 4 to 7 in the second. */
import { PLACES } from '../board.ts';
import { PLACES_PER_STATE } from '../positions.ts';

export const HALF = 28;
export const FULL = (1 << HALF) - 1;

const STATE_OF = Uint8Array.from({ length: PLACES }, (_, place) => Math.floor(place / PLACES_PER_STATE));
export const stateOf = (place: number): number => STATE_OF[place];
export const lowBit = (place: number): number => (place < HALF ? 1 << place : 0);
export const highBit = (place: number): number => (place < HALF ? 0 : 1 << (place - HALF));

/** One state's places within the masks of a set: city in the lowest bit, then towns, then villages. */
export const within = (set: Int32Array, at: number, state: number): number =>
  (set[at + (state >> 2)] >> ((state & 3) * PLACES_PER_STATE)) & ((1 << PLACES_PER_STATE) - 1);

/** The number of bits set, for seven bits. */
export const COUNT = Uint8Array.from({ length: 1 << PLACES_PER_STATE }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});
