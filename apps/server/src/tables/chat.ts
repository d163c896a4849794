/** Talk at a table; who is muted is not heard, and what is reported is kept with what was said before. */
import type { Line } from '@shinar/protocol';
import type { House } from '../house.ts';
import { mutedBy } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Db } from '../store/open.ts';
import type { Table } from './table.ts';

const MOST = 100;

const linesQuery = (db: Db) =>
  db
    .selectFrom('lines')
    .innerJoin('people', 'people.id', 'lines.person')
    .select(['lines.id', 'lines.person', 'people.name', 'lines.text', 'lines.at']);
const asLine = ({ id, person, name, text, at }: { id: number; person: string; name: string; text: string; at: number }): Line => ({
  id,
  person: { id: person, name },
  text,
  at,
});

/** The last lines, oldest first. */
export async function linesOf({ store: { db } }: House, table: Table, person: string | undefined): Promise<Line[]> {
  const muted = person === undefined ? new Set() : await mutedBy(db, person);
  const rows = await linesQuery(db).where('lines.num', '=', table.num).orderBy('lines.id', 'desc').limit(MOST).execute();
  return rows
    .filter((row) => !muted.has(row.person))
    .reverse()
    .map(asLine);
}

/** Only those who sit at the table talk. */
export async function say(house: House, table: Table, person: string, text: string): Promise<void> {
  if (table.seatOf(person) === undefined) throw new Refused('not-seated');
  const row = { num: table.num, person, text, at: house.now() };
  const { id } = await house.store.db.insertInto('lines').values(row).returning('id').executeTakeFirstOrThrow();
  await tellLine(house, table.num, id);
  await house.bus.publish({ type: 'line', num: table.num, id });
}

export async function tellLine({ store, live }: House, num: number, id: number): Promise<void> {
  const row = await linesQuery(store.db).where('lines.id', '=', id).executeTakeFirst();
  if (row) live.line(num, asLine(row));
}

export async function mute({ store, live, bus }: House, person: string, muted: string, on: boolean): Promise<void> {
  const known = await store.db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
  if (known === undefined) throw new Refused('no-person');
  await store.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
  if (on) await store.db.insertInto('mutes').values({ person, muted }).execute();
  live.mute(person, await mutedBy(store.db, person));
  await bus.publish({ type: 'person', id: person });
}

export async function report(house: House, table: Table, person: string, about: string, reason: string): Promise<void> {
  const said = await linesQuery(house.store.db)
    .where('lines.num', '=', table.num)
    .where('lines.person', '=', about)
    .orderBy('lines.id', 'desc')
    .limit(20)
    .execute();
  if (table.seatOf(about) === undefined && said.length === 0) throw new Refused('no-person');
  const lines = JSON.stringify(said.map(({ text, at }) => ({ text, at })));
  await house.store.db.insertInto('reports').values({ num: table.num, person, about, reason, lines, at: house.now() }).execute();
  house.metrics.reports.inc();
}
