/** The clauses of docs/rules/sumeria.md, and the refusals that need no facts. */
import type { Refusal } from '@shinar/core';

// biome-ignore format: one line a chapter
export const CLAUSES = [
  'S1.1', 'S1.2', 'S1.3', 'S1.4', 'S1.5', 'S1.6',
  'S2.1', 'S2.2', 'S2.3', 'S2.4', 'S2.5', 'S2.6',
  'S3.1', 'S3.2',
  'S4.1', 'S4.2',
  'S5.1', 'S5.2', 'S5.3', 'S5.4', 'S5.5', 'S5.6',
  'S6.1', 'S6.2',
  'S7.1', 'S7.2', 'S7.3', 'S7.4', 'S7.5', 'S7.6',
  'S8.1', 'S8.2', 'S8.3', 'S8.4',
  'S9.1', 'S9.2',
] as const;
export type Clause = (typeof CLAUSES)[number];

/** Undefined when nothing forbids the move. */
export type Verdict = Refusal<Clause> | undefined;

const refusal = (clause: Clause, reason: string): Refusal<Clause> => Object.freeze({ clause, reason });

export const REFUSED = {
  stateLaid: refusal('S2.2', 'state-already-laid'),
  notInBag: refusal('S2.3', 'tile-not-in-bag'),
  notInBagAnew: refusal('S8.1', 'tile-not-in-bag'),
  noSuchSeat: refusal('S2.4', 'no-such-seat'),
  placeOccupied: refusal('S2.5', 'place-occupied'),
  addOccupied: refusal('S4.1', 'place-occupied'),
  reserveEmpty: refusal('S4.1', 'reserve-empty'),
  moveNotOwn: refusal('S5.1', 'no-own-trader'),
  moveOffRoute: refusal('S5.1', 'not-next-on-route'),
  moveOccupied: refusal('S5.2', 'place-occupied'),
  moveNowhere: refusal('S5.5', 'ends-where-it-began'),
  removeNotOwn: refusal('S6.1', 'no-own-trader'),
  takeTwo: refusal('S7.3', 'take-two-tiles'),
  takeOne: refusal('S7.4', 'take-one-tile'),
  notAboveFirst: refusal('S7.3', 'tile-not-above'),
  notAboveSecond: refusal('S7.4', 'tile-not-above'),
} as const;

/** The refusal of a move from another phase cites the clause that says what to do now. */
export const NOT_NOW = {
  row: refusal('S2.2', 'not-now'),
  first: refusal('S2.4', 'not-now'),
  draw: refusal('S2.3', 'not-now'),
  drawAnew: refusal('S8.1', 'not-now'),
  place: refusal('S2.5', 'not-now'),
  turn: refusal('S3.2', 'not-now'),
  takeFirst: refusal('S7.3', 'not-now'),
  takeSecond: refusal('S7.4', 'not-now'),
  over: refusal('S9.1', 'not-now'),
} as const;
