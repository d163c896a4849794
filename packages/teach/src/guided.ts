/** Pieces of a guided game, for lessons and examples. */
import { checkRecord, type Step } from '@shinar/core';
import type { Lesson, Task } from './lesson.ts';

interface Piece {
  readonly players: number;
  /** The steps that lead there. */
  readonly before: readonly Step[];
  readonly steps: readonly Step[];
}

interface Guided {
  readonly players: number;
  /** The steps from one to another, the first counting as 0. */
  steps(from: number, to: number): readonly Step[];
  example(from: number, to: number): Piece;
  /** A lesson whose line is a piece of the game. */
  lesson(id: string, from: number, to: number, ...tasks: readonly Task[]): Lesson;
}

export function guided(json: unknown): Guided {
  const { players, steps: all } = checkRecord(json);
  const steps = (from: number, to: number): readonly Step[] => all.slice(from, to);
  return {
    players,
    steps,
    example: (from, to) => ({ players, before: steps(0, from), steps: steps(from, to) }),
    lesson: (id, from, to, ...tasks) => ({ id, players, before: steps(0, from), line: steps(from, to), tasks }),
  };
}
