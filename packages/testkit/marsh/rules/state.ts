import { defineState, i8, type StateOf } from '@shinar/core';
import { POOLS } from './board.ts';

const MOST = 3;
export const WEATHERS = ['sun', 'rain', 'wind'] as const;
export const RAIN = 1;
export const WIND = 2;
/** Tiles of each weather in the bag, and tiles drawn per round. */
export const TILES = 4;
export const DRAWN = 2;
export const REEDS = 2 * POOLS;
export const ACTIONS = 3;
export const NONE = -1;

export const BERTHS = 0;
export const WEATHER = 1;
export const TURNS = 2;
export const OVER = 3;

const shape = {
  players: i8,
  phase: i8,
  seat: i8,
  /** Actions left in this turn. */
  actions: i8,
  /** This round's tiles; NONE until drawn. */
  weather: i8(DRAWN),
  bag: i8(WEATHERS.length),
  boat: i8(MOST),
  cut: i8(MOST),
  reeds: i8(POOLS),
  supply: i8,
  /** Kept for speed: the sum of `reeds`. */
  standing: i8,
} as const;

export const MarshState = defineState(shape);
export type MarshState = StateOf<typeof shape>;
