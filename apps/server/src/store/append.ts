/** An append to the log of a table, and how a group of them is committed. */
import type { Db } from './open.ts';
import type { SeatRow, StepRow, TableRow, TurnRow } from './schema.ts';
import type { Statements } from './statements.ts';

export interface Append {
  readonly num: number;
  readonly rows: readonly StepRow[];
  /** Its version is one more than the one that the writer has seen; another means that somebody else was first. */
  readonly turn: TurnRow;
  /** A seat that changes hands with it. */
  readonly seat?: Pick<SeatRow, 'seat' | 'held' | 'resigned' | 'level'> | undefined;
  /** What the table becomes at the end of the game. */
  readonly end?: Pick<TableRow, 'status' | 'ended' | 'ended_at' | 'result'>;
}

/** Commits a group, in which no table may be twice; the tables whose append came first. */
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
            .set({ ...end, undo: null })
            .where('num', '=', num)
            .execute();
      }
      return won;
    });
