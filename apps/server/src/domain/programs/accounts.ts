/** Accounts for bots that people write: they sign in with a token, play unrated games, and are deleted with their owner. */
import type { Program, ProgramMade } from '@shinar/protocol';
import { nameKey } from '../../base/name-key.ts';
import { Refused } from '../../base/refused.ts';
import { hashOf, newId } from '../../base/secrets.ts';
import type { House } from '../house/house.ts';
import { deletePerson } from '../people/leave.ts';
import { requireOwnName } from '../people/names.ts';
import { openSession, signOutElsewhere } from '../people/sessions.ts';
import { holdPerson } from '../seating/hold-person.ts';

const MOST_PROGRAMS = 10;
const DEVICE = 'API';

export function newProgram({ store, now }: House, owner: string, name: string): Promise<ProgramMade> {
  return store.db.transaction().execute(async (db) => {
    await holdPerson(db, owner);
    const people = db.selectFrom('people').select(['language', 'owner']).where('id', '=', owner);
    const { language, owner: above } = await people.executeTakeFirstOrThrow();
    if (above !== null) throw new Refused('no-bots');
    const own = await db.selectFrom('people').select('id').where('owner', '=', owner).execute();
    if (own.length >= MOST_PROGRAMS) throw new Refused('too-many', { facts: { most: MOST_PROGRAMS } });
    // A bot may have its owner's name.
    await requireOwnName(db, owner, name);
    const [id, createdAt] = [newId(), now()];
    const named = { name, name_key: nameKey(name), language };
    const unkept = { handle: null, password: null, mail: null };
    await db
      .insertInto('people')
      .values({ id, ...named, ...unkept, created_at: createdAt, owner })
      .execute();
    return { id, name, createdAt, token: await openSession(db, id, createdAt, DEVICE) };
  });
}

export async function programsOf({ store: { db } }: House, owner: string): Promise<Program[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'created_at'])
    .where('owner', '=', owner)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
}

async function ownProgram(house: House, owner: string, id: string): Promise<Program> {
  const own = (await programsOf(house, owner)).find((program) => program.id === id);
  if (own === undefined) throw new Refused('no-person');
  return own;
}

/** A new token; the old one stops working. */
export async function renewToken(house: House, owner: string, id: string): Promise<ProgramMade> {
  const program = await ownProgram(house, owner, id);
  const token = await house.store.db.transaction().execute(async (db) => {
    // Whoever is banned at this moment is banned before or after it.
    await holdPerson(db, owner);
    return openSession(db, id, house.now(), DEVICE);
  });
  await signOutElsewhere(house, id, hashOf(token));
  return { ...program, token };
}

export async function dropProgram(house: House, owner: string, id: string): Promise<void> {
  await ownProgram(house, owner, id);
  await deletePerson(house, id);
}
