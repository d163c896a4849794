/** Assyria's map and hands as the evaluation asks for them: sets of hexes as two words. */

import type { Seat } from '@shinar/core';
import {
  type AssyriaState,
  bits,
  GOODS,
  held,
  JOKER,
  NEAR,
  NORTH,
  OF_GOOD,
  OF_REGION,
  PLOW,
  SOUTH,
  SYMBOLS_MOST,
  VERTICES,
  WELL_SITE,
} from '../rules/index.ts';

/** The vertices where a well may stand (A6.6). */
export const WELL_SITES = Int32Array.from(VERTICES.filter((vertex) => WELL_SITE[vertex] === 1));
/** A river's hexes, north or south. */
export const ON_RIVER = Int32Array.from([0, 1], (half) => OF_REGION[NORTH * 2 + half]! | OF_REGION[SOUTH * 2 + half]!);

const symbolsFor = (state: AssyriaState, seat: Seat, good: number): number =>
  held(state, seat, good * SYMBOLS_MOST) + 2 * held(state, seat, good * SYMBOLS_MOST + 1) + 3 * held(state, seat, good * SYMBOLS_MOST + 2);

export function symbolsOf(state: AssyriaState, seat: Seat): number {
  let symbols = 0;
  for (let good = 0; good < GOODS.length; good++) symbols += symbolsFor(state, seat, good);
  return symbols;
}

/** Cards that feed a hut anywhere. */
export const wild = (state: AssyriaState, seat: Seat): number => held(state, seat, JOKER) + held(state, seat, PLOW);

/** A6.2: how many huts of a seat have been fed or can be, by the cards in hand. */
export function feedable(state: AssyriaState, seat: Seat, feeding: boolean): number {
  const west = state.huts[seat * 2]! & ~(feeding ? state.fed[0]! : 0);
  const east = state.huts[seat * 2 + 1]! & ~(feeding ? state.fed[1]! : 0);
  let can = feeding ? bits(state.fed[0]!) + bits(state.fed[1]!) : 0;
  let left = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const huts = bits(west & OF_GOOD[good * 2]!) + bits(east & OF_GOOD[good * 2 + 1]!);
    const fed = Math.min(huts, symbolsFor(state, seat, good));
    can += fed;
    left += huts - fed;
  }
  return can + Math.min(left, wild(state, seat));
}

/** A6.1: the empty hexes next to a seat's pieces. */
export function roomOf(state: AssyriaState, seat: Seat, taken: Int32Array): number {
  let west = 0;
  let east = 0;
  for (let half = 0; half < 2; half++) {
    for (let word = state.huts[seat * 2 + half]! | state.ziggurats[seat * 2 + half]!; word !== 0; word &= word - 1) {
      const hex = half * 32 + 31 - Math.clz32(word & -word);
      west |= NEAR[hex * 2]!;
      east |= NEAR[hex * 2 + 1]!;
    }
  }
  return bits(west & ~taken[0]!) + bits(east & ~taken[1]!);
}
