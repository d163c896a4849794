import type { Code, StateBase } from '@shinar/core';

/** How long a player may think: until the first of these runs out. A search needs at least one. */
export interface Budget {
  readonly playouts?: number;
  readonly ms?: number;
}

/** One way to play a game for a fixed number of players. */
export interface Player {
  /** Thinks in short slices and returns the code to play; between slices the caller may do other things, or drop it to cancel. */
  think(state: StateBase, budget: Budget): Generator<undefined, Code>;
}
