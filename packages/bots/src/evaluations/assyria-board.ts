/** Assyria's map and hands as the evaluation asks for them: sets of hexes as two words. */
import { type AssyriaState, CARD_NAMES, GOOD_OF, GOODS, held, hexesAround, REGION_OF, REGIONS, VERTICES } from '@shinar/assyria';
import type { Seat } from '@shinar/core';

const HEXES = GOOD_OF.length;
const VERTEX_COUNT = HEXES * 2;
const JOKER = CARD_NAMES.indexOf('joker');
export const PLOW = CARD_NAMES.indexOf('plow');
const FERTILE = REGIONS.indexOf('fertile');
const SYMBOLS = 3;

function setsOf(count: number, belongs: (set: number, hex: number) => boolean): Int32Array {
  const sets = new Int32Array(count * 2);
  for (let set = 0; set < count; set++) {
    for (let hex = 0; hex < HEXES; hex++)
      if (belongs(set, hex)) sets[set * 2 + (hex >> 5)] = sets[set * 2 + (hex >> 5)]! | (1 << (hex & 31));
  }
  return sets;
}

/** The three hexes around each vertex, and the vertices where a well may stand (A6.6). */
export const AROUND = setsOf(VERTEX_COUNT, (vertex, hex) => VERTICES.includes(vertex) && hexesAround(vertex).includes(hex));
export const WELL_SITES = Int32Array.from(VERTICES.filter((vertex) => hexesAround(vertex).every((hex) => REGION_OF[hex] !== FERTILE)));
const OF_GOOD = setsOf(GOODS.length, (good, hex) => GOOD_OF[hex] === good);
/** Neighbours meet in a vertex. */
const NEAR = setsOf(
  HEXES,
  (hex, other) => hex !== other && VERTICES.some((vertex) => hexesAround(vertex).includes(hex) && hexesAround(vertex).includes(other)),
);

/** How many bits of a word are set. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const sizeOf = (sets: Int32Array, set: number): number => bits(sets[set * 2]!) + bits(sets[set * 2 + 1]!);

const symbolsFor = (state: AssyriaState, seat: Seat, good: number): number =>
  held(state, seat, good * SYMBOLS) + 2 * held(state, seat, good * SYMBOLS + 1) + 3 * held(state, seat, good * SYMBOLS + 2);

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
