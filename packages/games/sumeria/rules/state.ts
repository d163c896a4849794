import { defineState, i8, i32 } from '@shinar/core';
import { STATES } from './board.ts';

export const MOST_SEATS = 4;
export const ROUNDS = 6;
export const TURNS = 3;
/** The kinds of influence tiles, alphabetically. */
export const TILES = ['economy', 'military', 'politics', 'religion'] as const;
export const TILES_OF_A_KIND = 9;
/** S2.3: the slots of `above` over the first, second and third city-state of the row. */
export const SLOTS_ABOVE: readonly (readonly number[])[] = [[0, 1, 2], [3, 4], [5]];
/** Where the tiles of the first, second and third city-state begin in `above`, and where the last of them end. */
export const ABOVE: readonly number[] = [...SLOTS_ABOVE.map(([first]) => first), SLOTS_ABOVE.flat().length];
/** S7.1: how many city-states are scored. */
export const SCORED = SLOTS_ABOVE.length;
/** S7.3, S7.4: how many tiles each state's controller takes; the second gets the rest. */
export const TAKES: readonly number[] = [2, 1, 1];
export const DRAWN_A_ROUND = SLOTS_ABOVE.flat().length;
export const NONE = -1;

/** What is asked next, in the order of the rulebook. */
export const PHASE = { row: 0, first: 1, draw: 2, place: 3, turn: 4, take: 5, over: 6 } as const;

export const State = defineState({
  players: i8,
  phase: i8,
  /** Who acts: a seat, CHANCE or NOBODY. */
  actor: i8,
  /** Rounds finished, and the first player of this one. */
  round: i8,
  first: i8,
  /** Set-up placements or turns done in this phase, over all players. */
  done: i8,
  /** The state tiles from left to right; NONE where the row is still empty. */
  row: i8(STATES),
  laid: i8,
  /** Tiles above the row: three, two, one; NONE where taken or not yet drawn. */
  above: i8(DRAWN_A_ROUND),
  drawn: i8,
  /** Which of the three city-states is being scored, and its second (or NONE); its controller is the actor. */
  scored: i8,
  second: i8,
  bag: i8(TILES.length),
  discarded: i8(TILES.length),
  /** Tiles won: seat * 4 + kind. */
  won: i8(MOST_SEATS * TILES.length),
  reserve: i8(MOST_SEATS),
  /** Places with a trader of the seat, two masks each: seat * 2 and seat * 2 + 1. */
  traders: i32(MOST_SEATS * 2),
  /** Kept for speed: all traders together, and each state's place in the row. */
  occupied: i32(2),
  position: i8(STATES),
});
export type State = InstanceType<typeof State>;
