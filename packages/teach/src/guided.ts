/** Parts of a guided game, for lessons and examples. */
import { checkRecord, type Step } from '@shinar/core';
import { LEARNER, type Lesson, type Task } from './lesson.ts';

interface Piece {
  readonly players: number;
  /** The steps that lead there. */
  readonly before: readonly Step[];
  readonly steps: readonly Step[];
}

interface Guided {
  readonly players: number;
  /** The steps from `from` to `to`, counted from 0. */
  steps(from: number, to: number): readonly Step[];
  example(from: number, to: number): Piece;
  /** A lesson whose line is part of the game. */
  lesson(id: string, from: number, to: number, ...tasks: readonly Task[]): Lesson;
}

/** The game as seen from a seat: the learner swaps places with the player there. */
export function guided(json: unknown, seat = LEARNER): Guided {
  const { players, steps: played } = checkRecord(json);
  const all = played.map((step) => seenFrom(seat, step));
  const steps = (from: number, to: number): readonly Step[] => all.slice(from, to);
  return {
    players,
    steps,
    example: (from, to) => ({ players, before: steps(0, from), steps: steps(from, to) }),
    lesson: (id, from, to, ...tasks) => ({ id, players, before: steps(0, from), line: steps(from, to), tasks }),
  };
}

/** Besides `by`, only the first order of play names seats. */
function seenFrom(seat: number, step: Step): Step {
  const swapped = <T>(one: T): T | number => (one === seat ? LEARNER : one === LEARNER ? seat : one);
  const { seats } = step;
  return { ...step, by: swapped(step.by), ...(Array.isArray(seats) && { seats: seats.map(swapped) }) } as Step;
}
