import { Refused } from '../../base/refused.ts';
import { turnAfter } from '../clocks/next-turn.ts';
import type { House } from '../house/house.ts';
import { Behind } from '../play/behind.ts';
import { takeVersion } from '../play/change.ts';
import { sendNextJobs } from '../play/next-jobs.ts';
import type { Table } from '../tables/table.ts';
import { holdPerson } from './hold-person.ts';
import { requireWelcome } from './kept-apart.ts';
import { tellSeated } from './tell-seated.ts';

/** Takes the seat of a bot in a running game that makes room. The salts were mixed in at the start and stay as they are. */
export async function sitIn(house: House, table: Table, person: string): Promise<number> {
  if (table.seatOf(person)) throw new Refused('already-seated');
  const bot = table.seats.find(({ kind }) => kind === 'bot');
  if (bot === undefined) throw new Refused('table-full');
  const { num } = table;
  const change = { kind: 'person', person, level: null } as const;
  // Until this is written, memory is ahead of the store.
  table.stale = true;
  table.seats = table.seats.map((seat) => (seat.seat === bot.seat ? { ...seat, ...change } : seat));
  const turn = turnAfter(table, house.now());
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    await requireWelcome(db, num, person);
    await takeVersion(db, table);
    const next = db
      .updateTable('turns')
      .set(turn)
      .where('num', '=', num)
      .where('version', '=', turn.version - 1);
    if ((await next.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) throw new Behind();
    await db.updateTable('seats').set(change).where('num', '=', num).where('seat', '=', bot.seat).execute();
    await tellSeated(house, db, table, bot.seat);
    await house.bus.publishWith(db, { type: 'table', num });
  });
  await house.tables.reread(table);
  table.stale = false;
  house.audience.changed(table);
  sendNextJobs(house, table, true);
  return bot.seat;
}
