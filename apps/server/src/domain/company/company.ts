/** Relations between people: who follows, has blocked, or has met whom. */
import type { Company, Person } from '@shinar/protocol';
import { nameKey } from '../../base/name-key.ts';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { views } from '../lists/lists.ts';
import { mute } from '../people/mutes.ts';
import { keptApart } from '../seating/kept-apart.ts';
import { isKept } from '../tables/load.ts';
import { invitationsOf } from './invitations.ts';

const MOST_FOLLOWED = 500;
const MOST_MET = 50;
const MOST_FOUND = 10;
const MOST_TABLES = 20;

async function requirePerson(db: Db, id: string, other: string): Promise<void> {
  const known = id === other ? undefined : await db.selectFrom('people').select('id').where('id', '=', other).executeTakeFirst();
  if (known === undefined) throw new Refused('no-person');
}

export async function follow({ store: { db } }: House, person: string, followed: string): Promise<void> {
  await requirePerson(db, person, followed);
  if ((await keptApart(db, person)).has(followed)) throw new Refused('no-person');
  const mine = await db.selectFrom('follows').select('followed').where('person', '=', person).limit(MOST_FOLLOWED).execute();
  if (mine.length >= MOST_FOLLOWED) throw new Refused('too-many');
  await db
    .insertInto('follows')
    .values({ person, followed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollow({ store: { db } }: House, person: string, followed: string): Promise<void> {
  await db.deleteFrom('follows').where('person', '=', person).where('followed', '=', followed).execute();
}

/** The two can't sit at one table or follow each other, and the one who blocks doesn't hear the other. */
export async function block(house: House, person: string, blocked: string): Promise<void> {
  const { db } = house.store;
  await requirePerson(db, person, blocked);
  const mine = await db.selectFrom('blocks').select('blocked').where('person', '=', person).limit(MOST_FOLLOWED).execute();
  if (mine.length >= MOST_FOLLOWED) throw new Refused('too-many');
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [one, other] of [
      [person, blocked],
      [blocked, person],
    ] as const) {
      await transaction.deleteFrom('follows').where('person', '=', one).where('followed', '=', other).execute();
      await transaction.deleteFrom('invitations').where('person', '=', one).where('by', '=', other).execute();
    }
  });
  await mute(house, person, blocked, true);
}

export async function unblock(house: House, person: string, blocked: string): Promise<void> {
  await house.store.db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  await mute(house, person, blocked, false).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

/** People with a name, protected names first. */
export async function findPeople({ store: { db } }: House, person: string, name: string): Promise<Person[]> {
  const apart = await keptApart(db, person);
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'owner', isKept.as('kept')])
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', person)
    .orderBy(isKept, 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
  return rows
    .filter(({ id }) => !apart.has(id))
    .map(({ id, name, owner, kept }) => ({ id, name, kept: kept === 1, ...(owner !== null && { bot: true }) }));
}

export async function companyOf(house: House, person: string): Promise<Company> {
  const { db } = house.store;
  const select = ['people.id', 'people.name', isKept.as('kept')] as const;
  const followed = await db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed')
    .select(select)
    .where('follows.person', '=', person)
    .execute();
  const met = await db
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.num', 'mine.num')
    .innerJoin('people', 'people.id', 'theirs.person')
    .select([...select, (eb) => eb.fn.countAll<number>().as('met')])
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person)
    .groupBy(['people.id', 'people.name', 'people.handle', 'people.mail'])
    .orderBy('met', 'desc')
    .limit(MOST_MET)
    .execute();
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked')
    .select(select)
    .where('blocks.person', '=', person)
    .execute();
  const all = new Map<string, Company['people'][number]>();
  for (const { id, name, kept } of followed) all.set(id, { person: { id, name, kept: kept === 1 }, followed: true, met: 0 });
  for (const { id, name, kept, met: times } of met)
    all.set(id, { person: { id, name, kept: kept === 1 }, followed: all.has(id), met: Number(times) });
  for (const { id } of blocked) all.delete(id);
  return {
    people: [...all.values()],
    blocked: blocked.map(({ kept, ...who }) => ({ ...who, kept: kept === 1 })),
    tables: await tablesOf(
      house,
      followed.map(({ id }) => id),
    ),
    invitations: await invitationsOf(house, person),
  };
}

/** Open tables with people somebody follows. */
async function tablesOf(house: House, people: readonly string[]): Promise<Company['tables']> {
  if (people.length === 0) return [];
  const rows = await house.store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.id', 'tables.created_at'])
    .distinct()
    .where('seats.person', 'in', people)
    .where('tables.status', '!=', 'over')
    .where('tables.visibility', '=', 'open')
    .where('tables.watch', '=', 'anyone')
    .orderBy('tables.created_at', 'desc')
    .limit(MOST_TABLES)
    .execute();
  return views(house, rows);
}
