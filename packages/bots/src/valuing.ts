/** What positions are worth, and who says so. */
import type { Code, Seat, StateBase } from '@shinar/core';
import type { Gain } from './outlook.ts';

/** By seat: the expected share of the win and final points. */
export interface Value {
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** A value, and the line the game is expected to take up to the next chance; the points were judged in its last position. */
export interface Valued extends Value {
  readonly line: readonly StateBase[];
}

export interface Favourite {
  readonly code: Code;
  readonly value: Value;
  /** 1 if the other move was not even looked into. */
  readonly behind: number;
}

export interface Ranked {
  readonly value: Value;
  readonly moves: readonly { readonly code: Code; readonly share: number }[];
}

/** Judges positions and their moves, always giving the same values for the same ones. */
export interface Valuing {
  /** The value of a position, no matter who acts; `draws` stand for everything chance may do. */
  value(state: StateBase, playouts: number, draws?: number): Valued;
  /** At first sight. */
  judged(state: StateBase): Valued;
  /** The favourite in a position where a seat chooses, and how much of the win another move is behind it; by plans without playouts at first sight. */
  favourite(state: StateBase, playouts: number, other: Code): Favourite;
  /** The moves of a position where a seat chooses, the best first, with what each promises the mover. */
  ranked(state: StateBase, playouts: number): Ranked;
  /** Why one value is better than another for a seat; undefined if points don't show it. */
  gain(better: Valued, worse: Valued, seat: Seat): Gain | undefined;
}
