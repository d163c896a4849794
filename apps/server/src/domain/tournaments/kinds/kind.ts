/** A kind of tournament, as pure functions. Everything else is the same for all kinds. */
import type { Clock } from '@shinar/protocol';
import type { Seating } from '../pairing.ts';
import type { RoundTable } from '../played.ts';
import type { PointsOf } from '../standings.ts';

export interface Entrant {
  readonly person: string;
  /** When they signed up or came back. */
  readonly at: number;
}

/** Everything that has happened in a tournament so far. */
export interface Progress {
  /** Those who play on, in order of sign-up. */
  readonly entrants: readonly Entrant[];
  readonly size: number;
  /** The last round begun; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  readonly tables: readonly RoundTable[];
  /** Pairs of people who have blocked each other. */
  readonly apart: ReadonlySet<string>;
  readonly ratings: ReadonlyMap<string, number>;
  readonly now: number;
  /** When it began. */
  readonly startedAt: number;
  /** When an arena stops starting games. */
  readonly endsAt: number;
}

export interface NewTable {
  readonly seating: Seating;
  readonly division: number;
}

/** What to do now: tables to make, people not to wait for, the end, or nothing yet. */
export interface Next {
  readonly over?: boolean;
  readonly tables?: readonly NewTable[];
  readonly gone?: readonly string[];
}

export const WAIT: Next = {};
export const OVER: Next = { over: true };

export interface Kind {
  /** The number of rounds, unless the host sets it. */
  rounds(people: number, size: number): number;
  next(progress: Progress): Next;
  readonly pointsOf: PointsOf;
  /** The clock of its tables, if not the usual one for their speed. */
  readonly clock?: Clock;
  /** Whether people may still join after the start; by default they can't. */
  takesLate?(progress: Pick<Progress, 'now' | 'endsAt' | 'round' | 'rounds'>): boolean;
  /** Whether its rounds are seasons, each with its own standings by division. */
  readonly seasons?: boolean;
  /** Whether all tables of a round have the same deal. */
  readonly sameDeal?: boolean;
}

/** Whether somebody left all these games early and hasn't come back since. */
export function hasLeft(tables: readonly RoundTable[], { person, at }: Entrant): boolean {
  return tables.length > 0 && tables.every(({ endedAt, held, seating }) => (endedAt ?? 0) > at && held[seating.indexOf(person)]!);
}

export const tablesWith = (tables: readonly RoundTable[], person: string): RoundTable[] =>
  tables.filter(({ seating }) => seating.includes(person));

export const namesOf = (entrants: readonly Entrant[]): string[] => entrants.map(({ person }) => person);
