/** What was played becomes durable, and only then does anybody hear of it. */
import { type GameResult, resultOf } from '@shinar/core';
import { turnNow } from '../clocks/turn.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import type { Append } from '../store/append.ts';
import type { TableRow } from '../store/schema.ts';
import type { Table } from '../tables/table.ts';
import { hurry } from './hurry.ts';

type Ended = NonNullable<TableRow['ended']>;

/** Somebody else was first: what is in memory is old. */
class Behind extends Error {}

interface With {
  /** A seat that changes hands. */
  readonly seat?: Append['seat'];
  /** Ends the table although the rules would go on. */
  readonly ended?: { readonly why: Ended; readonly result: GameResult | null };
}

/** Commits the entries from `from` on, with the turn that follows. */
export async function commit(house: House, table: Table, from: number, { seat, ended }: With = {}): Promise<void> {
  const now = house.now();
  const over =
    ended ?? (table.play.over ? { why: 'played' as const, result: resultOf(table.game, table.play.state, table.row.players) } : undefined);
  const append: Append = {
    num: table.num,
    rows: table.rowsFrom(from),
    turn: turnNow(table, now, over !== undefined),
    seat,
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
  if (append.end) table.row = { ...table.row, ...append.end, undo: null };
  house.metrics.steps.inc(append.rows.length);
  house.live.advanced(table, from, append.end !== undefined || seat !== undefined);
  void house.bus.publish({ type: seat || append.end ? 'table' : 'log', num: table.num, length: table.length });
  hurry(house, table, before?.seat !== append.turn.seat);
}

/** Runs an act on a table; once more if another process was first. */
export async function act<T>(house: House, id: string, run: (table: Table) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await house.tables.use(id, run);
    } catch (error) {
      if (!(error instanceof Behind)) throw error;
      if (tries === 2) throw new Refused('try-again');
    }
  }
}
