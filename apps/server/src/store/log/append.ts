/** An append to a table's log, and how a group of them is committed. */
import type { Kind, StepRow, TurnRow } from '../form/schema.ts';
import { type Ask, makeStatements, type SeatChange, type TableEnd, type Transact } from './statements.ts';

/** The channel on which a store's processes hear from each other. */
export const CHANNEL = 'shinar';

export interface Append {
  readonly num: number;
  readonly rows: readonly StepRow[];
  /** Its version must be one more than the stored one; otherwise somebody else was first. */
  readonly turn: TurnRow;
  /** A seat that changes hands with it. */
  readonly seat?: SeatChange | undefined;
  /** A message to the other processes, sent with the commit. */
  readonly word?: string | undefined;
  /** What the table becomes at the end of the game. */
  readonly end?: TableEnd;
}

/** Notifies the other processes on PostgreSQL, if and when the transaction commits. */
export async function notify(ask: Ask, words: readonly string[]): Promise<void> {
  await ask('select pg_notify($1, word) from unnest(cast($2 as text[])) as word', [CHANNEL, words]);
}

/** Commits a group in which each table occurs at most once; returns the tables whose append succeeded. */
export type Commit = (group: readonly Append[]) => Promise<ReadonlySet<number>>;

export function committer(kind: Kind, transact: Transact): Commit {
  const { exchange, insert, seat: changeSeat, end: endTable } = makeStatements(kind);
  return (group) =>
    transact(async (ask) => {
      const turns = group.map(({ turn }) => turn);
      const won = new Set((await exchange.run<{ num: number }>(ask, turns)).map(({ num }) => num));
      const winners = group.filter(({ num }) => won.has(num));
      const steps = winners.flatMap(({ rows }) => rows);
      await insert.run(ask, steps);
      const seats = winners.flatMap(({ num, seat }) => (seat ? { ...seat, num } : []));
      await changeSeat.run(ask, seats);
      const ends = winners.flatMap(({ num, end }) => (end ? { ...end, num } : []));
      await endTable.run(ask, ends);
      const words = winners.flatMap(({ word }) => word ?? []);
      if (words.length > 0) await notify(ask, words);
      return won;
    });
}
