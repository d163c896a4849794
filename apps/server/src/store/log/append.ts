/** An append to a table's log, and how a group of them is committed. */
import { sql } from 'kysely';
import type { Db, SeatRow, StepRow, TableRow, TurnRow } from '../form/schema.ts';
import type { Statements } from './statements.ts';

/** The channel on which a store's processes hear from each other. */
export const CHANNEL = 'shinar';

export interface Append {
  readonly num: number;
  readonly rows: readonly StepRow[];
  /** Its version must be one more than the stored one; otherwise somebody else was first. */
  readonly turn: TurnRow;
  /** A seat that changes hands with it. */
  readonly seat?: Pick<SeatRow, 'seat' | 'held' | 'resigned' | 'level'> | undefined;
  /** A message to the other processes, sent with the commit. */
  readonly word?: string | undefined;
  /** What the table becomes at the end of the game. */
  readonly end?: Pick<TableRow, 'status' | 'ended' | 'ended_at' | 'result'>;
}

/** Notifies the other processes on PostgreSQL, if and when the transaction commits. */
export async function notify(db: Db, words: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, word) from unnest(cast(${words} as text[])) as word`.execute(db);
}

/** Commits a group in which each table occurs at most once; returns the tables whose append succeeded. */
export type Commit = (group: readonly Append[]) => Promise<ReadonlySet<number>>;

export const committer =
  (db: Db, statements: Statements): Commit =>
  (group) =>
    db.transaction().execute(async (transaction) => {
      const turns = group.map(({ turn }) => turn);
      const won = new Set((await statements.exchange.run<{ num: number }>(transaction, turns)).map(({ num }) => num));
      const winners = group.filter(({ num }) => won.has(num));
      await statements.insert.run(
        transaction,
        winners.flatMap(({ rows }) => rows),
      );
      for (const { num, seat, end } of winners) {
        if (seat) await transaction.updateTable('seats').set(seat).where('num', '=', num).where('seat', '=', seat.seat).execute();
        if (end)
          await transaction
            .updateTable('tables')
            .set((eb) => ({ ...end, undo: null, vote: null, version: eb('version', '+', 1) }))
            .where('num', '=', num)
            .execute();
      }
      const words = winners.flatMap(({ word }) => word ?? []);
      if (words.length > 0) await notify(transaction, words);
      return won;
    });
