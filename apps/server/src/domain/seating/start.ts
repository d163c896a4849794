import { Refused } from '../../base/refused.ts';
import { turnAfter } from '../clocks/next-turn.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import { changeTable, takeVersion } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { sendNextJobs } from '../play/next-jobs.ts';
import type { Table } from '../tables/table.ts';
import { requireHost } from './seating.ts';

export async function startIfFull(house: House, table: Table): Promise<void> {
  const { row, seats } = table;
  if (row.status === 'waiting' && row.start_when_full === 1 && seats.every(({ kind }) => kind !== 'open')) await begin(house, table);
}

const AT_ONCE = 200;

/** Starts tables that were full but whose process died before they began. */
export async function startFull(house: House): Promise<void> {
  const rows = await house.store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'waiting')
    .where('start_when_full', '=', 1)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.num', '=', 'tables.num').where('kind', '=', 'open'))),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id } of rows) await act(house, id, (table) => startIfFull(house, table));
}

interface Starting {
  readonly bots?: number | undefined;
  readonly makesRoom?: boolean;
}

/** The host starts the game; open seats go to bots if a level is given. */
export function start(house: House, id: string, person: string, { bots, makesRoom = false }: Starting = {}): Promise<void> {
  return act(house, id, async (table) => {
    requireHost(table, person);
    if (table.row.status !== 'waiting') throw new Refused('already-started');
    const open = table.seats.filter(({ kind }) => kind === 'open');
    if (open.length > 0 && bots === undefined) throw new Refused('not-full', { facts: { open: open.length } });
    if (open.length > 0) {
      await changeTable(house, table, async (db) => {
        const seats = db.updateTable('seats').set({ kind: 'bot', level: bots ?? null });
        await seats.where('num', '=', table.num).where('kind', '=', 'open').execute();
        const room = { makes_room: makesRoom && table.row.rated === 0 ? 1 : 0 };
        await db.updateTable('tables').set(room).where('num', '=', table.num).execute();
      });
    }
    await begin(house, table);
  });
}

/** The first draws, the first turn and the new status are written together, so a table never starts halfway. */
async function begin(house: House, table: Table): Promise<void> {
  const { num } = table;
  const now = house.now();
  table.stale = true;
  table.drawChance(now);
  const turn = turnAfter(table, now);
  table.setBanks(0, turn.banks);
  await house.store.db.transaction().execute(async (db) => {
    await takeVersion(db, table);
    await db.updateTable('tables').set({ status: 'running', started_at: now }).where('num', '=', num).execute();
    await db.insertInto('turns').values(turn).execute();
    if (table.length > 0) await db.insertInto('steps').values(table.rowsFrom(0)).execute();
    const people = table.seats.flatMap(({ person }) => person ?? []);
    const { id, row } = table;
    await alert(house, db, { kind: 'begin', key: `begin ${num}`, people, num, place: `table/${id}`, about: { game: row.game } });
    await house.bus.publishWith(db, { type: 'table', num });
  });
  table.turn = turn;
  table.row = { ...table.row, status: 'running', started_at: now, version: table.row.version + 1 };
  table.stale = false;
  house.audience.advanced(table, 0, true);
  sendNextJobs(house, table, true);
}
