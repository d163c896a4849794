import { turnNow } from '../clocks/turn.ts';
import type { House } from '../house.ts';
import { act } from '../play/commit.ts';
import { hurry } from '../play/hurry.ts';
import { Refused } from '../refused.ts';
import { changeTable } from './change.ts';
import { requireHost } from './seating.ts';
import type { Table } from './table.ts';

export async function startIfFull(house: House, table: Table): Promise<void> {
  const { row, seats } = table;
  if (row.status === 'waiting' && row.start_when_full === 1 && seats.every(({ kind }) => kind !== 'open')) await begin(house, table);
}

/** The host starts; seats that are still open go to bots where a level is named. */
export function start(house: House, id: string, person: string, bots?: number): Promise<void> {
  return act(house, id, async (table) => {
    requireHost(table, person);
    if (table.row.status !== 'waiting') throw new Refused('already-started');
    const open = table.seats.filter(({ kind }) => kind === 'open');
    if (open.length > 0 && bots === undefined) throw new Refused('not-full', { facts: { open: open.length } });
    if (open.length > 0) {
      await changeTable(house, table, (db) =>
        db
          .updateTable('seats')
          .set({ kind: 'bot', level: bots ?? null })
          .where('num', '=', table.num)
          .where('kind', '=', 'open')
          .execute(),
      );
    }
    await begin(house, table);
  });
}

/** The first draws, the first turn and the new status are written together: a table is running whole or not at all. */
async function begin(house: House, table: Table): Promise<void> {
  const { num } = table;
  const now = house.now();
  table.stale = true;
  table.drawChance(now);
  const turn = turnNow(table, now);
  await house.store.db.transaction().execute(async (db) => {
    const set = { status: 'running' as const, started_at: now };
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set(set)
      .where('num', '=', num)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) !== 1) throw new Refused('already-started');
    await db.insertInto('turns').values(turn).execute();
    if (table.length > 0) await db.insertInto('steps').values(table.rowsFrom(0)).execute();
  });
  table.turn = turn;
  table.row = { ...table.row, status: 'running', started_at: now };
  table.stale = false;
  house.live.advanced(table, 0, true);
  await house.bus.publish({ type: 'table', num });
  hurry(house, table, true);
}
