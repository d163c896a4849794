/** What operators can look up. */
import type { AuditLog, Known, OpenReports } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';
import { auditLog, openReports } from './acts.ts';

const MOST = 20;

export async function isOperator(db: Db, person: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('role').where('id', '=', person).executeTakeFirst();
  return row?.role === 'operator';
}

const peopleQuery = (db: Db) => db.selectFrom('people').select(['id', 'name', 'handle', 'mail', 'banned_until', 'silent_until']);
type Found = Awaited<ReturnType<ReturnType<typeof peopleQuery>['executeTakeFirstOrThrow']>>;

const asKnown = ({ id, name, handle, mail, banned_until, silent_until }: Found, now: number): Known => ({
  id,
  name,
  kept: handle !== null || mail !== null,
  gone: false,
  bannedUntil: (banned_until ?? 0) > now ? banned_until : null,
  silentUntil: (silent_until ?? 0) > now ? silent_until : null,
});

export async function knownPeople(db: Db, now: number, name: string): Promise<{ people: Known[] }> {
  const found = peopleQuery(db).where((eb) => eb.or([eb('name', '=', name), eb('id', '=', name)]));
  return { people: (await found.orderBy('created_at', 'desc').limit(MOST).execute()).map((row) => asKnown(row, now)) };
}

export async function reportsOf(db: Db, now: number): Promise<OpenReports> {
  const rows = await openReports(db);
  if (rows.length === 0) return { reports: [] };
  const about = rows.map((row) => row.about);
  const people = new Map((await peopleQuery(db).where('id', 'in', about).execute()).map((row) => [row.id, asKnown(row, now)]));
  const nums = rows.map(({ num }) => num);
  const tables = await db.selectFrom('tables').select(['num', 'id']).where('num', 'in', nums).execute();
  const clubIds = rows.flatMap(({ club }) => club ?? []);
  const clubs = clubIds.length === 0 ? [] : await db.selectFrom('clubs').select(['id', 'name']).where('id', 'in', clubIds).execute();
  return {
    reports: rows.map((row) => ({
      id: row.id,
      at: row.at,
      by: { id: row.person, name: row.person_name },
      about: people.get(row.about) ?? {
        id: row.about,
        name: row.about_name,
        kept: false,
        gone: true,
        bannedUntil: null,
        silentUntil: null,
      },
      table: tables.find(({ num }) => num === row.num)?.id ?? null,
      club: clubs.find(({ id }) => id === row.club) ?? null,
      reason: row.reason,
      lines: JSON.parse(row.lines),
    })),
  };
}

/** With names where they are known. */
export async function auditOf(db: Db): Promise<AuditLog> {
  const rows = await auditLog(db);
  const ids = [...new Set(rows.flatMap(({ by, about }) => [by, about]))];
  const people = ids.length === 0 ? [] : await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return { acts: rows.map((row) => ({ ...row, by: nameOf(row.by), about: nameOf(row.about) })) };
}
