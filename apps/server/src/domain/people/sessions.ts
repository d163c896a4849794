/** The devices on which somebody is signed in. */
import type { Devices } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { hashOf, newToken } from '../../base/secrets.ts';
import type { Db } from '../../store/form/schema.ts';
import { ownerOfBot } from '../house/bot-owner.ts';
import type { House } from '../house/house.ts';
import { holdPerson } from '../seating/hold-person.ts';

const MOST_DEVICES = 50;
const DAY = 24 * 3_600_000;

/** Signs in a new device of a person, in a transaction; returns its cookie's token. A ban or a new password at the same moment comes before or after it, never in between. */
export async function openSession(db: Db, person: string, now: number, device: string): Promise<string> {
  await holdPerson(db, person);
  const owner = await ownerOfBot(db, person);
  const bans = await db
    .selectFrom('people')
    .select('banned_until')
    .where('id', 'in', [person, owner ?? person])
    .execute();
  const until = Math.max(...bans.map(({ banned_until }) => banned_until ?? 0));
  if (until > now) throw new Refused('banned', { facts: { until } });
  const token = newToken();
  const today = now - (now % DAY);
  await db
    .insertInto('sessions')
    .values({ id: hashOf(token), person, created_at: now, device, seen_at: today })
    .execute();
  const old = await db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .offset(MOST_DEVICES)
    .limit(10)
    .execute();
  for (const { id } of old) await db.deleteFrom('sessions').where('id', '=', id).execute();
  return token;
}

/** Whose cookie it is; notes the day it was last used. */
export async function personOf(
  { store: { db }, now, log }: House,
  token: string,
): Promise<{ person: string; session: string } | undefined> {
  const session = hashOf(token);
  const row = await db.selectFrom('sessions').select(['person', 'seen_at']).where('id', '=', session).executeTakeFirst();
  if (row === undefined) return undefined;
  const today = now() - (now() % DAY);
  if (row.seen_at < today) {
    const seen = db.updateTable('sessions').set({ seen_at: today }).where('id', '=', session).execute();
    seen.catch((error: unknown) => log.warn({ error: String(error) }, 'the day of a session is not kept'));
  }
  return { person: row.person, session };
}

/** A session is named by a part of its hash: enough to tell sessions apart, not enough to use one. */
const nameOf = (session: string): string => hashOf(session).slice(0, 12);

export async function devicesOf({ store: { db } }: House, person: string, here: string): Promise<Devices> {
  const rows = await db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created_at', 'desc').execute();
  return {
    devices: rows.map(({ id, device, created_at, seen_at }) => ({
      id: nameOf(id),
      device: device ?? '',
      createdAt: created_at,
      seenOn: seen_at,
      here: id === here,
    })),
  };
}

export async function signOut(house: House, person: string, session: string): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    await db.deleteFrom('sessions').where('id', '=', session).execute();
    await house.bus.publishWith(db, { type: 'person', id: person });
  });
  house.audience.signOut(person, session);
}

export async function signOutDevice(house: House, person: string, name: string): Promise<void> {
  const rows = await house.store.db.selectFrom('sessions').select('id').where('person', '=', person).execute();
  const session = rows.find(({ id }) => nameOf(id) === name);
  if (session === undefined) throw new Refused('no-person');
  await signOut(house, person, session.id);
}

/** Signs out every other device and ends all open links. */
export async function signOutElsewhere(house: House, person: string, here: string): Promise<void> {
  const gone = await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    await db.deleteFrom('links').where('person', '=', person).execute();
    await house.bus.publishWith(db, { type: 'person', id: person });
    return db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', here).returning('id').execute();
  });
  for (const { id } of gone) house.audience.signOut(person, id);
}
