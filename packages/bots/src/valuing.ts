/** What positions are worth, and who tells. */
import type { Code, Seat, StateBase } from '@shinar/core';
import type { Gain } from './outlook.ts';

/** By seat: the share of the win, and the final points, that can be expected. */
export interface Value {
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** A value, and where the game is believed to go before chance has its say; in the last of those positions the points were judged. */
export interface Valued extends Value {
  readonly line: readonly StateBase[];
}

export interface Favourite {
  readonly code: Code;
  readonly value: Value;
  /** 1 when the other move was not even looked into. */
  readonly behind: number;
}

export interface Ranked {
  readonly value: Value;
  readonly moves: readonly { readonly code: Code; readonly share: number }[];
}

/** Judges positions and their moves, the same ones always alike. */
export interface Valuing {
  /** The value of a position, whoever acts; `draws` stand for all that chance may do. */
  value(state: StateBase, playouts: number, draws?: number): Valued;
  /** At first sight. */
  judged(state: StateBase): Valued;
  /** The favourite in a position where a seat chooses, and by how much of the win another move is behind it. */
  favourite(state: StateBase, playouts: number, other: Code): Favourite;
  /** The moves of a position where a seat chooses, the best first, with what each promises the mover. */
  ranked(state: StateBase, playouts: number): Ranked;
  /** Why one value is better than another for a seat; unknown where points do not show it. */
  gain(better: Valued, worse: Valued, seat: Seat): Gain | undefined;
}
