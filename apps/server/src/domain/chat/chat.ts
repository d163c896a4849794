/** Chat at a table; muted people are not heard, and a report is kept with what was said before. */
import type { Line } from '@shinar/protocol';
import { Limiter } from '../../base/limiter.ts';
import { Refused } from '../../base/refused.ts';
import { Allowance } from '../../store/allowance.ts';
import type { Db } from '../../store/form/schema.ts';
import { ownerOfBot } from '../house/bot-owner.ts';
import type { House } from '../house/house.ts';
import { mutedBy } from '../people/mutes.ts';
import type { Table } from '../tables/table.ts';

const MOST = 100;
/** Lines kept with a report. */
export const REPORTED = 20;
/** Lines per person in ten seconds. */
const floods = new Limiter(8, 10_000);
/** And in a day: all of them are kept, and are in what somebody takes along. */
const days = new Limiter(2000, 24 * 3_600_000);
/** Reports by one person in an hour: each is kept, with what was said. */
const reports = new Allowance('reports', 10, 3_600_000);

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

/** Refuses floods, and people who were silenced for a time, with their bots. */
export async function requireVoice({ store, now }: House, person: string): Promise<void> {
  floods.require(person);
  days.require(person);
  const owner = await ownerOfBot(store.db, person);
  const rows = await store.db
    .selectFrom('people')
    .select('silent_until')
    .where('id', 'in', [person, owner ?? person])
    .execute();
  const until = Math.max(...rows.map(({ silent_until }) => silent_until ?? 0));
  if (until > now()) throw new Refused('silenced', { facts: { until } });
}

/** The number of the last line at a table. */
export async function lastLine({ store: { db } }: House, num: number): Promise<number> {
  const row = await db.selectFrom('lines').select('id').where('num', '=', num).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Only those who sit at the table may talk. */
export async function say(house: House, table: Table, person: string, text: string): Promise<void> {
  if (table.seatOf(person) === undefined) throw new Refused('not-seated');
  await requireVoice(house, person);
  const row = { num: table.num, person, text, at: house.now() };
  const id = await house.store.db.transaction().execute(async (db) => {
    const line = await db.insertInto('lines').values(row).returning('id').executeTakeFirstOrThrow();
    await house.bus.publishWith(db, { type: 'line', num: table.num, id: line.id });
    return line.id;
  });
  await tellLine(house, table.num, id);
}

export async function tellLine({ store, audience }: House, num: number, id: number): Promise<void> {
  const row = await linesQuery(store.db).where('lines.id', '=', id).executeTakeFirst();
  if (row) audience.line(num, asLine(row));
}

export async function report(house: House, table: Table, person: string, about: string, reason: string): Promise<void> {
  const said = await linesQuery(house.store.db)
    .where('lines.num', '=', table.num)
    .where('lines.person', '=', about)
    .orderBy('lines.id', 'desc')
    .limit(REPORTED)
    .execute();
  if (table.seatOf(about) === undefined && said.length === 0) throw new Refused('no-person');
  await keepReport(house, { num: table.num, person, about, reason, said });
}

interface Reported {
  /** The table; 0 if there was none. */
  readonly num: number;
  readonly club?: string;
  readonly person: string;
  readonly about: string;
  readonly reason: string;
  readonly said: readonly { readonly text: string; readonly at: number }[];
}

/** Keeps a report for the operators, with what was said. */
export async function keepReport({ store, metrics, now }: House, reported: Reported): Promise<void> {
  const { num, club = null, person, about, reason, said } = reported;
  await reports.require(store.db, person, now());
  const lines = JSON.stringify(said.map(({ text, at }) => ({ text, at })));
  const names = await store.db.selectFrom('people').select(['id', 'name']).where('id', 'in', [person, about]).execute();
  const nameOf = (id: string): string => names.find((one) => one.id === id)?.name ?? '';
  const row = { num, club, person, person_name: nameOf(person), about, about_name: nameOf(about), reason, lines, at: now() };
  await store.db.insertInto('kept_reports').values(row).execute();
  metrics.reports.inc();
}
