/** Accounts: a guest at once, kept with a password or an address. */
import type { Language, Me } from '@shinar/protocol';
import { nameKey } from '../../base/name-key.ts';
import { Refused } from '../../base/refused.ts';
import { newId } from '../../base/secrets.ts';
import { Allowance } from '../../store/allowance.ts';
import type { Db } from '../../store/form/schema.ts';
import { isTaken } from '../../store/taken.ts';
import { requireNoBot } from '../house/bot-owner.ts';
import type { House } from '../house/house.ts';
import { mutedBy } from './mutes.ts';
import { requireOwnName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { openSession, signOutElsewhere } from './sessions.ts';

/** Wrong passwords per account, from anyone. */
const tries = new Allowance('tries', 30, 3_600_000);

export async function newGuest(
  db: Db,
  name: string,
  now: number,
  device: string,
  language: Language = 'en',
): Promise<{ person: string; token: string }> {
  const person = newId();
  const row = { id: person, name, language, name_key: nameKey(name), handle: null, password: null, mail: null, created_at: now };
  return db.transaction().execute(async (transaction) => {
    await requireOwnName(transaction, person, name);
    await transaction.insertInto('people').values(row).execute();
    return { person, token: await openSession(transaction, person, now, device) };
  });
}

export async function me(db: Db, person: string): Promise<Me> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('sessions')
    .select(db.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  const muted = [...(await mutedBy(db, person))];
  const follows = await db.selectFrom('follows').select('followed').where('person', '=', person).execute();
  const blocks = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  return {
    id: row.id,
    name: row.name,
    kept: row.handle !== null || row.mail !== null,
    language: row.language,
    handle: row.handle,
    mail: row.mail,
    createdAt: row.created_at,
    devices: Number(devices.count),
    muted,
    operator: row.role === 'operator',
    follows: follows.map(({ followed }) => followed),
    blocked: blocks.map(({ blocked }) => blocked),
  };
}

export async function speak(db: Db, person: string, language: Language): Promise<void> {
  await db.updateTable('people').set({ language }).where('id', '=', person).execute();
}

/** Sets handle and password; somebody with a password must give it. A new one signs out all other devices. */
export async function keep(
  house: House,
  { person, session }: { person: string; session: string },
  { handle, password, old }: { handle: string; password: string; old?: string | undefined },
): Promise<void> {
  const { db } = house.store;
  await requireNoBot(db, person);
  const row = await db.selectFrom('people').select(['name', 'handle', 'password']).where('id', '=', person).executeTakeFirstOrThrow();
  if (row.password !== null) await requirePassword(db, house.now(), row.handle ?? '', row.password, old ?? '');
  const taken = await db.selectFrom('people').select('id').where('handle', '=', handle).where('id', '!=', person).executeTakeFirst();
  if (taken) throw new Refused('handle-taken');
  await requireOwnName(db, person, row.name);
  const hash = await hashPassword(password);
  const kept = db.updateTable('people').set({ handle, password: hash }).where('id', '=', person).execute();
  await kept.catch((error: unknown) => {
    throw isTaken(error) ? new Refused('handle-taken') : error;
  });
  await signOutElsewhere(house, person, session);
}

export async function signIn(db: Db, now: number, { handle, password, device }: { handle: string; password: string; device: string }) {
  const row = await db.selectFrom('people').select(['id', 'password']).where('handle', '=', handle).executeTakeFirst();
  await requirePassword(db, now, handle, row?.password, password);
  if (row === undefined) throw new Refused('wrong-password');
  return db.transaction().execute(async (transaction) => {
    const token = await openSession(transaction, row.id, now, device);
    // The password may have changed while it was being checked.
    const still = await transaction.selectFrom('people').select('password').where('id', '=', row.id).executeTakeFirst();
    if (still?.password !== row.password) throw new Refused('wrong-password');
    return { person: row.id, token };
  });
}

/** Every try counts until it turns out right, so trying many at once gains nothing. */
async function requirePassword(db: Db, now: number, handle: string, stored: string | null | undefined, password: string): Promise<void> {
  await tries.require(db, handle, now);
  if (!(await isPassword(stored, password))) throw new Refused('wrong-password');
  await tries.giveBack(db, handle);
}
