/** For operators: rebuilds a table from its log, or takes it back to an earlier step. */
import { InputError } from '@shinar/core';
import type { Log } from '../../base/log.ts';
import { Refused } from '../../base/refused.ts';
import type { Db, StepRow } from '../../store/form/schema.ts';
import type { Store } from '../../store/open.ts';
import { turnAfter } from '../clocks/next-turn.ts';
import { gameAt } from '../tables/game.ts';
import { seatsOf } from '../tables/load.ts';
import { storedLog } from '../tables/packed.ts';
import { Table } from '../tables/table.ts';

interface Repaired {
  /** Entries of the log that were kept. */
  readonly length: number;
  /** Steps of the record after it. */
  readonly steps: number;
  /** Entries that no longer follow the rules; they are logged and removed. */
  readonly removed: number;
}

/** Plays the log out as far as today's rules allow and stores where the table then stands; with `to`, goes back to a record of that many steps. */
export async function repairTable(
  { store: { db }, log }: { store: Store; log: Log },
  id: string,
  now: number,
  to?: number,
): Promise<Repaired> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-table');
  if (row.status === 'waiting') throw new Refused('not-started');
  const seats = await seatsOf(db, row.num);
  const { turn: before, rows } = await storedLog(db, row.num);
  const length = longest(rows, (part) => {
    const table = new Table(gameAt(row), row, seats, undefined);
    table.follow(part);
  });
  const table = new Table(gameAt(row), row, seats, before);
  table.follow(rows.slice(0, length));
  const removed = rows.slice(length);
  for (const entry of removed) log.warn({ entry }, 'taken out of the log');
  if (to !== undefined) {
    if (to >= table.play.steps.length) throw new Refused('no-undo', { facts: { got: to, most: table.play.steps.length - 1 } });
    table.undo(0, to, { at: now, bot: true });
  }
  table.drawChance(now);
  const over = table.play.over;
  const turn = turnAfter(table, now, { over, rewound: true });
  table.setBanks(length, turn.banks);
  await db.transaction().execute(async (transaction) => {
    await takeAway(transaction, table, before?.version);
    await transaction.insertInto('steps').values(table.rowsFrom(0)).execute();
    await transaction.insertInto('turns').values(turn).execute();
    const { version } = table.game.rules;
    const open = over ? {} : { status: 'running' as const, ended: null, ended_at: null, result: null };
    await transaction
      .updateTable('tables')
      .set({ ...open, rules: version, undo: null, version: row.version + 1 })
      .where('num', '=', row.num)
      .execute();
  });
  return { length: table.length, steps: table.play.steps.length, removed: removed.length };
}

/** Removes everything stored about the game. If somebody plays meanwhile they were first, and nothing is removed. */
async function takeAway(db: Db, { num }: Table, version: number | undefined): Promise<void> {
  const turns = await db
    .deleteFrom('turns')
    .where('num', '=', num)
    .where('version', '=', version ?? 0)
    .executeTakeFirstOrThrow();
  const packed = await db.deleteFrom('finished').where('num', '=', num).executeTakeFirstOrThrow();
  if (version !== undefined && turns.numDeletedRows + packed.numDeletedRows !== 1n) throw new Refused('try-again');
  await db.deleteFrom('steps').where('num', '=', num).execute();
}

/** The longest playable run of entries from the first on. */
function longest(rows: readonly StepRow[], play: (rows: readonly StepRow[]) => void): number {
  const gap = rows.findIndex(({ idx }, i) => idx !== i);
  let [known, tried] = [0, gap === -1 ? rows.length : gap];
  const works = (length: number): boolean => {
    try {
      play(rows.slice(0, length));
      return true;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return false;
    }
  };
  if (works(tried)) return tried;
  while (tried - known > 1) {
    const middle = (known + tried) >> 1;
    if (works(middle)) known = middle;
    else tried = middle;
  }
  return known;
}
