/** Writes what was played to disk; nobody hears of it before that. */
import { type GameResult, resultOf } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import type { TableRow } from '../../store/form/schema.ts';
import type { Append } from '../../store/log/append.ts';
import { type TurnChange, turnAfter } from '../clocks/next-turn.ts';
import type { House } from '../house/house.ts';
import type { Table } from '../tables/table.ts';
import { Behind } from './behind.ts';
import { sendNextJobs } from './next-jobs.ts';

type Ended = NonNullable<TableRow['ended']>;

export interface With {
  /** A seat that changes hands. */
  readonly seat?: Append['seat'];
  /** Ends the table although the rules would go on. */
  readonly ended?: { readonly why: Ended; readonly result: GameResult | null };
  /** How the clocks go on. */
  readonly clock?: Pick<TurnChange, 'rewound' | 'back'>;
}

/** Commits the entries from `from` on, with the turn that follows. */
export async function commit(house: House, table: Table, from: number, { seat, ended, clock }: With = {}): Promise<void> {
  const now = house.now();
  const over =
    ended ?? (table.play.over ? { why: 'played' as const, result: resultOf(table.game, table.play.state, table.row.players) } : undefined);
  const turn = turnAfter(table, now, { over: over !== undefined, ...clock });
  table.setBanks(from, turn.banks);
  const append: Append = {
    num: table.num,
    rows: table.rowsFrom(from),
    turn,
    seat,
    word: house.bus.wordOf({ type: seat || over ? 'table' : 'log', num: table.num, length: table.length }),
    ...(over && { end: { status: 'over', ended: over.why, ended_at: now, result: over.result && JSON.stringify(over.result) } }),
  };
  const stop = house.metrics.appends.startTimer();
  const won = await house.store.writer.append(append).catch((error: unknown) => {
    table.stale = true;
    house.log.error({ error: String(error), table: table.id }, 'append failed');
    throw new Refused('try-again');
  });
  stop();
  if (!won) {
    table.stale = true;
    throw new Behind();
  }
  const before = table.turn;
  table.turn = append.turn;
  if (append.end) table.row = { ...table.row, ...append.end, undo: null, vote: null, version: table.row.version + 1 };
  house.metrics.steps.inc(append.rows.length);
  house.audience.advanced(table, from, append.end !== undefined || seat !== undefined);
  sendNextJobs(house, table, before?.seat !== append.turn.seat);
}

/** Runs an act on a table; tries again if another process was first, or if stale data got it refused. */
export async function act<T>(house: House, id: string, run: (table: Table) => Promise<T>): Promise<T> {
  const runFresh = (table: Table): Promise<T> =>
    run(table).catch(async (error: unknown) => {
      if (!(error instanceof Refused) || !(await house.tables.caughtUp(table))) throw error;
      return run(table);
    });
  for (let tries = 0; ; tries++) {
    try {
      return await house.tables.use(id, runFresh);
    } catch (error) {
      if (!(error instanceof Behind)) throw error;
      if (tries === 2) throw new Refused('try-again');
    }
  }
}
