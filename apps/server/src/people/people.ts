/** Identities: a guest at once, kept by a password or by one-time links. */
import type { Language, Me } from '@shinar/protocol';
import { Refused } from '../refused.ts';
import type { Db } from '../store/open.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashOf, newId, newToken } from './secrets.ts';

const MOST_DEVICES = 50;

/** A new device of a person: what its cookie says. */
export async function openSession(db: Db, person: string, now: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ id: hashOf(token), person, created_at: now })
    .execute();
  const old = await db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .offset(MOST_DEVICES)
    .limit(10)
    .execute();
  if (old.length > 0)
    await db
      .deleteFrom('sessions')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  return token;
}

export async function newGuest(db: Db, name: string, now: number, language: Language = 'en'): Promise<{ person: string; token: string }> {
  const person = newId();
  await db.insertInto('people').values({ id: person, name, language, handle: null, password: null, mail: null, created_at: now }).execute();
  return { person, token: await openSession(db, person, now) };
}

export async function personOf(db: Db, token: string): Promise<{ person: string; session: string } | undefined> {
  const session = hashOf(token);
  const row = await db.selectFrom('sessions').select('person').where('id', '=', session).executeTakeFirst();
  return row && { person: row.person, session };
}

export async function me(db: Db, person: string): Promise<Me> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('sessions')
    .select(db.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  const muted = [...(await mutedBy(db, person))];
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    handle: row.handle,
    mail: row.mail,
    createdAt: row.created_at,
    devices: Number(devices.count),
    muted,
  };
}

export async function mutedBy(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return new Set(rows.map(({ muted }) => muted));
}

export async function speak(db: Db, person: string, language: Language): Promise<void> {
  await db.updateTable('people').set({ language }).where('id', '=', person).execute();
}

/** Sets handle and password; whoever has a password already must give it. */
export async function keep(
  db: Db,
  person: string,
  { handle, password, old }: { handle: string; password: string; old?: string | undefined },
): Promise<void> {
  const row = await db.selectFrom('people').select('password').where('id', '=', person).executeTakeFirstOrThrow();
  if (row.password !== null && (old === undefined || !(await isPassword(row.password, old)))) throw new Refused('wrong-password');
  const taken = await db.selectFrom('people').select('id').where('handle', '=', handle).where('id', '!=', person).executeTakeFirst();
  if (taken) throw new Refused('handle-taken');
  await db
    .updateTable('people')
    .set({ handle, password: await hashPassword(password) })
    .where('id', '=', person)
    .execute();
}

export async function signIn(db: Db, handle: string, password: string, now: number): Promise<{ person: string; token: string }> {
  const row = await db.selectFrom('people').select(['id', 'password']).where('handle', '=', handle).executeTakeFirst();
  const known = await isPassword(row?.password, password);
  if (!known || row === undefined) throw new Refused('wrong-password');
  return { person: row.id, token: await openSession(db, row.id, now) };
}

export async function signOut(db: Db, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', session).execute();
}
