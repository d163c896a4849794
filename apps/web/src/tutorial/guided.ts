/** Pieces of a guided game. */
import { checkRecord, type Step } from '@shinar/core';

export interface Guided {
  readonly players: number;
  /** The steps from one to another, the first counting as 0. */
  steps(from: number, to: number): readonly Step[];
}

export function guided(json: unknown): Guided {
  const { players, steps } = checkRecord(json);
  return { players, steps: (from, to) => steps.slice(from, to) };
}
