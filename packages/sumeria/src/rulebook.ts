/** The clauses of docs/rules/sumeria.md, and the refusals that need no facts. */
import type { Refusal } from '@shinar/core';

export type Clause =
  | 'S1.6'
  | 'S2.2'
  | 'S2.3'
  | 'S2.4'
  | 'S2.5'
  | 'S3.2'
  | 'S4.1'
  | 'S5.1'
  | 'S5.2'
  | 'S5.5'
  | 'S6.1'
  | 'S7.3'
  | 'S7.4'
  | 'S7.5'
  | 'S8.1'
  | 'S9.1'
  | 'S9.2';

const refusal = (clause: Clause, reason: string): Refusal<Clause> => Object.freeze({ clause, reason });

export const STATE_LAID = refusal('S2.2', 'state-already-laid');
export const BAG_WITHOUT_TILE = refusal('S2.3', 'tile-not-in-bag');
export const NO_SUCH_SEAT = refusal('S2.4', 'no-such-seat');
export const PLACE_OCCUPIED = refusal('S2.5', 'place-occupied');
export const ADD_OCCUPIED = refusal('S4.1', 'place-occupied');
export const RESERVE_EMPTY = refusal('S4.1', 'reserve-empty');
export const MOVE_NOT_OWN = refusal('S5.1', 'no-own-trader');
export const MOVE_OFF_ROUTE = refusal('S5.1', 'not-next-on-route');
export const MOVE_OCCUPIED = refusal('S5.2', 'place-occupied');
export const MOVE_NOWHERE = refusal('S5.5', 'ends-where-it-began');
export const REMOVE_NOT_OWN = refusal('S6.1', 'no-own-trader');
export const TAKE_TWO = refusal('S7.3', 'take-two-tiles');
export const TAKE_ONE = refusal('S7.4', 'take-one-tile');
export const FIRST_WITHOUT_TILE = refusal('S7.3', 'tile-not-above');
export const SECOND_WITHOUT_TILE = refusal('S7.4', 'tile-not-above');

/** A move of another phase: the clause is the one that says what is to be done now. */
export const NOT_NOW = {
  row: refusal('S2.2', 'not-now'),
  first: refusal('S2.4', 'not-now'),
  draw: refusal('S2.3', 'not-now'),
  place: refusal('S2.5', 'not-now'),
  turn: refusal('S3.2', 'not-now'),
  takeFirst: refusal('S7.3', 'not-now'),
  takeSecond: refusal('S7.4', 'not-now'),
  over: refusal('S9.1', 'not-now'),
} as const;
