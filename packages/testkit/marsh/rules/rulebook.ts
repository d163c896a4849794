import type { Refusal } from '@shinar/core';

/** The clauses of Marsh. */
const WORDING = {
  'M2.1': 'Each boat begins in a pool of its own, drawn by chance.',
  'M3.1': 'A round begins with two weather tiles; rain grows a reed in every empty pool.',
  'M4.1': 'Cut a reed in the pool of your boat.',
  'M4.2': 'Sail to a neighbouring pool without a boat; not in wind.',
  'M4.3': 'Rest: your turn is over. After three actions it is over by itself.',
  'M5.1': 'The game ends after the round in which the bag was emptied, or at once when no reed stands.',
  'M6.1': 'A reed cut is a point.',
  'M6.2': 'A boat that ends among reeds is worth a point.',
  'M6.3': 'Most points win; a tie is shared.',
} as const;
export type Clause = keyof typeof WORDING;
export const CLAUSES = Object.keys(WORDING) as Clause[];

const refusal = (clause: Clause, reason: string): Refusal<Clause> => Object.freeze({ clause, reason });

export const NOT_BERTHING = refusal('M2.1', 'not-berthing');
export const POOL_TAKEN = refusal('M2.1', 'pool-taken');
export const NOT_DRAWING = refusal('M3.1', 'not-drawing');
export const TILE_GONE = refusal('M3.1', 'tile-gone');
export const NO_REED = refusal('M4.1', 'no-reed');
export const IN_WIND = refusal('M4.2', 'in-wind');
export const TOO_FAR = refusal('M4.2', 'too-far');
export const BOAT_THERE = refusal('M4.2', 'boat-there');
export const NOT_A_TURN = refusal('M4.3', 'not-a-turn');
