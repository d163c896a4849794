/** Accounts for bots that people write: they sign in with a token, play unrated games, and are deleted with their owner. */
import type { Program, ProgramMade } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { hashOf, newId } from '../../base/secrets.ts';
import type { House } from '../house/house.ts';
import { deletePerson } from '../people/leave.ts';
import { openSession, signOutElsewhere } from '../people/sessions.ts';

const MOST_PROGRAMS = 10;
const DEVICE = 'API';

export async function newProgram({ store: { db }, now }: House, owner: string, name: string): Promise<ProgramMade> {
  const { language, owner: above } = await db
    .selectFrom('people')
    .select(['language', 'owner'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  if (above !== null) throw new Refused('no-bots');
  const own = await db.selectFrom('people').select('id').where('owner', '=', owner).execute();
  if (own.length >= MOST_PROGRAMS) throw new Refused('too-many', { facts: { most: MOST_PROGRAMS } });
  const [id, createdAt] = [newId(), now()];
  const unkept = { handle: null, password: null, mail: null };
  await db
    .insertInto('people')
    .values({ id, name, language, ...unkept, created_at: createdAt, owner })
    .execute();
  return { id, name, createdAt, token: await openSession(db, id, createdAt, DEVICE) };
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

/** Called before the owner is deleted. */
export async function dropPrograms(house: House, owner: string): Promise<void> {
  for (const { id } of await programsOf(house, owner)) await deletePerson(house, id);
}

async function ownProgram(house: House, owner: string, id: string): Promise<Program> {
  const own = (await programsOf(house, owner)).find((program) => program.id === id);
  if (own === undefined) throw new Refused('no-person');
  return own;
}

/** A new token; the old one stops working. */
export async function renewToken(house: House, owner: string, id: string): Promise<ProgramMade> {
  const program = await ownProgram(house, owner, id);
  const token = await openSession(house.store.db, id, house.now(), DEVICE);
  await signOutElsewhere(house, id, hashOf(token));
  return { ...program, token };
}

export async function dropProgram(house: House, owner: string, id: string): Promise<void> {
  await ownProgram(house, owner, id);
  await deletePerson(house, id);
}
