/** Lessons: positions of a guided game in which the learner is asked for certain steps. */
import type { Game, GameTypes, Step, StepBody } from '@shinar/core';

type Value = string | number;

/** A step in outline: a list means any of its values or, where the step itself has a list, that list in any order. */
interface Pattern {
  readonly do: string;
  readonly [field: string]: Value | readonly Value[];
}

/** One step of the learner. */
export interface Task {
  /** The steps that serve the goal; without it, only the step of the lesson's own line. */
  readonly expect?: readonly Pattern[];
  /** Legal steps that don't serve it, by the key of the answer: the first that fits, else `other`. */
  readonly wrong?: Readonly<Record<string, Pattern>>;
  /** Whether the learner must find the step, so that nothing points at it. */
  readonly question?: true;
}

export interface Lesson {
  readonly id: string;
  readonly players: number;
  readonly before: readonly Step[];
  /** The line of the lesson: the learner's steps, and what the others and chance do after them. */
  readonly line: readonly Step[];
  /** One for each of the learner's steps. */
  readonly tasks: readonly Task[];
}

/** The seat of the learner. */
export const LEARNER = 0;
const OTHER = 'other';

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => [...a].sort().join() === [...b].sort().join();

function fits(pattern: Pattern, step: StepBody): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const value = step[field];
    if (!Array.isArray(wanted)) return value === wanted;
    return Array.isArray(value) ? same(value, wanted) : wanted.includes(value);
  });
}

/** The learner's steps of a lesson, in order. */
export const ownSteps = ({ line }: Lesson): readonly Step[] => line.filter(({ by }) => by === LEARNER);

/** What others do after the learner's step of that number. */
export function replies({ line }: Lesson, task: number): readonly Step[] {
  const own = line.flatMap(({ by }, at) => (by === LEARNER ? [at] : []));
  return line.slice(own[task]! + 1, own[task + 1] ?? line.length);
}

/** The learner's steps up to the first that doesn't serve, each with what the others do after it. */
export const servedBy = (lesson: Lesson, own: readonly StepBody[]): readonly Step[] => {
  const wrong = own.findIndex((step, task) => task === lesson.tasks.length || answerTo(lesson, task, step) !== undefined);
  return own.slice(0, wrong < 0 ? own.length : wrong).flatMap((step, task) => [{ ...step, by: LEARNER }, ...replies(lesson, task)]);
};

/** Undefined for a step that serves the goal of a task, else the key of the answer. */
export function answerTo(lesson: Lesson, task: number, step: StepBody): string | undefined {
  const { expect, wrong = {} } = lesson.tasks[task]!;
  const { by: _, ...own } = ownSteps(lesson)[task]!;
  if ((expect ?? [own as Pattern]).some((pattern) => fits(pattern, step))) return undefined;
  return Object.entries(wrong).find(([, pattern]) => fits(pattern, step))?.[0] ?? OTHER;
}

/** The step that a learner's choice makes. */
export const stepOf = <G extends GameTypes>({ game }: { readonly game: Game<G> }, { move }: { readonly move: G['move'] }): StepBody =>
  game.steps.write([move]);
