/** Examples on the board: positions of the guided game of each game, and what is played from there. */
import type { Step } from '@shinar/core';
import { Loader } from '../app/load.ts';
import type { GameId } from '../games/index.ts';
import type { Token } from '../table/picks.ts';

export interface Example {
  readonly players: number;
  /** The steps that lead to the first position shown. */
  readonly before: readonly Step[];
  /** The steps that are shown one by one. */
  readonly steps: readonly Step[];
  /** What has been picked in the last position, so that the board shows where it may go on. */
  readonly chosen?: readonly Token[];
}

/** By the clause they belong to. */
export type Examples = Readonly<Record<string, Example>>;

export const examples = new Loader<Record<GameId, Examples>>({
  sumeria: () => import('./examples/sumeria.ts').then(({ sumeria }) => sumeria),
  assyria: () => import('./examples/assyria.ts').then(({ assyria }) => assyria),
  'after-the-flood': () => import('./examples/after-the-flood.ts').then(({ afterTheFlood }) => afterTheFlood),
});
