/** Examples on the board: positions from a game's guided game, or from a turn of their own, and what is played from there. */
import type { Step } from '@shinar/core';
import type { Token } from '@shinar/words';

export interface Example {
  readonly players: number;
  /** The steps that lead to the first position shown. */
  readonly before: readonly Step[];
  /** The steps shown one by one. */
  readonly steps: readonly Step[];
  /** What has been picked in the last position, so that the board shows how it may go on. */
  readonly chosen?: readonly Token[];
}

/** By the clause they belong to. */
export type Examples = Readonly<Record<string, Example>>;
