import { defineState, i8, i32 } from '@shinar/core';
import { STATES } from './board.ts';

export const MOST_SEATS = 4;
export const ROUNDS = 6;
export const TURNS = 3;
/** The kinds of influence tiles, in the order of their names. */
export const TILES = ['economy', 'military', 'politics', 'religion'] as const;
export const TILES_OF_A_KIND = 9;
/** Tiles above the first, second and third city-state of the row. */
export const TILES_ABOVE = [3, 2, 1] as const;
export const DRAWN_A_ROUND = 6;
export const NONE = -1;

/** Phases, in the order of the rulebook. */
export const ROW = 0;
export const FIRST = 1;
export const DRAW = 2;
export const PLACE = 3;
export const TURN = 4;
export const TAKE = 5;
export const OVER = 6;

export const SumeriaState = defineState({
  players: i8,
  phase: i8,
  /** Who acts: a seat, CHANCE or NOBODY. */
  actor: i8,
  /** Rounds finished, and the first player of the present one. */
  round: i8,
  first: i8,
  /** Set-up placements or turns done, over all players, in the present phase. */
  done: i8,
  /** The state tiles from left to right; while the row is laid, NONE where it is empty. */
  row: i8(STATES),
  laid: i8,
  /** Tiles above the row: three, two, one; NONE where taken or not yet drawn. */
  above: i8(DRAWN_A_ROUND),
  drawn: i8,
  /** Which of the three city-states is being scored, its controller being the actor, and the second there (or NONE). */
  scored: i8,
  second: i8,
  bag: i8(TILES.length),
  discarded: i8(TILES.length),
  /** Tiles won: seat * 4 + kind. */
  won: i8(MOST_SEATS * TILES.length),
  reserve: i8(MOST_SEATS),
  /** Places with a trader of the seat, two masks each: seat * 2 and seat * 2 + 1. */
  traders: i32(MOST_SEATS * 2),
  /** For speed: all traders together, and the place of each state in the row. */
  occupied: i32(2),
  position: i8(STATES),
});
export type SumeriaState = InstanceType<typeof SumeriaState>;
