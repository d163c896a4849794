/** Clubs: anyone can found one, within limits; listed, or known only by link. */
import type { Club, ClubChange, ClubLine, CreateTable, NewClub } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { newId } from '../../base/secrets.ts';
import type { Db } from '../../store/form/schema.ts';
import type { ClubRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { views } from '../lists/lists.ts';
import { addMember, clubOf, holdClub, isMember, ownerOf, requireMember, requireOwner } from '../membership/members.ts';
import { createTable } from '../seating/create.ts';
import { holdPerson } from '../seating/hold-person.ts';
import { isKept } from '../tables/load.ts';

const MOST_OWNED = 3;
const MOST_LISTED = 50;
/** How long a new club may be missing from other people's lists, in milliseconds. */
const FRESH = 2000;
const MOST_TABLES = 20;

export async function newClub(house: House, person: string, { open, ...wish }: NewClub): Promise<ClubRow> {
  const row: ClubRow = { id: newId(), ...wish, open: open ? 1 : 0, owner: person, created_at: house.now() };
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    const owned = await db.selectFrom('clubs').select('id').where('owner', '=', person).execute();
    if (owned.length >= MOST_OWNED) throw new Refused('too-many-tables', { facts: { most: MOST_OWNED } });
    await db.insertInto('clubs').values(row).execute();
    await addMember(db, row.id, person, house.now());
  });
  return row;
}

export async function changeClub(house: House, id: string, person: string, { open, owner, ...change }: ClubChange): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    await requireOwner(db, await holdClub(db, id), person);
    if (owner !== undefined && !(await isMember(db, id, owner))) throw new Refused('not-member');
    const set = { ...change, ...(open !== undefined && { open: open ? 1 : 0 }), ...(owner !== undefined && { owner }) };
    if (Object.keys(set).length > 0) await db.updateTable('clubs').set(set).where('id', '=', id).execute();
  });
}

const listed = new WeakMap<House, { readonly at: number; readonly ids: Promise<string[]> }>();

const countMembers = (db: Db) =>
  db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('out', '=', 0);

/** The open clubs with most members, looked up once in a while, whoever asks: all clubs have to be counted for it. */
function largest(house: House): Promise<string[]> {
  const last = listed.get(house);
  if (last !== undefined && house.now() - last.at < FRESH) return last.ids;
  const { db } = house.store;
  const rows = db
    .selectFrom('clubs')
    .select('id')
    .where('open', '=', 1)
    .orderBy((eb) => countMembers(db).whereRef('members.club', '=', eb.ref('clubs.id')), 'desc')
    .orderBy('created_at')
    .limit(MOST_LISTED)
    .execute();
  const ids = rows.then((all) => all.map(({ id }) => id));
  listed.set(house, { at: house.now(), ids });
  return ids;
}

/** Mine first, then the listed ones with the most members. */
export async function listClubs(house: House, person: string): Promise<ClubLine[]> {
  const { db } = house.store;
  const open = await largest(house);
  const count = countMembers(db);
  const rows = await db
    .selectFrom('clubs')
    .selectAll('clubs')
    .select((eb) => [
      count.whereRef('members.club', '=', eb.ref('clubs.id')).as('members'),
      count.whereRef('members.club', '=', eb.ref('clubs.id')).where('person', '=', person).as('mine'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb('open', '=', 1), eb('id', 'in', open.length > 0 ? open : [''])]),
        eb('id', 'in', eb.selectFrom('members').select('club').where('person', '=', person).where('out', '=', 0)),
      ]),
    )
    .orderBy('mine', 'desc')
    .orderBy('members', 'desc')
    .orderBy('created_at')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ id, name, about, open, members, mine }) => ({
    id,
    name,
    about,
    open: open === 1,
    members: Number(members),
    mine: Number(mine) === 1,
  }));
}

/** Everything but its tournaments. A stranger sees enough of a private club to know whether to join. */
export async function viewClub(house: House, id: string, person: string): Promise<Omit<Club, 'tournaments'>> {
  const { db } = house.store;
  const row = await clubOf(db, id);
  const people = await peopleOf(db, id);
  const mine = people.some((one) => one.id === person);
  const isSeen = mine || row.open === 1;
  return {
    id,
    name: row.name,
    about: row.about,
    open: row.open === 1,
    members: people.length,
    mine,
    owner: isSeen ? await ownerOf(db, row) : null,
    people: isSeen ? people : [],
    tables: isSeen ? await views(house, await tablesOf(db, id, people)) : [],
  };
}

async function peopleOf(db: Db, club: string): Promise<Club['people']> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.person')
    .select(['people.id', 'people.name', isKept.as('kept'), 'members.at as since'])
    .where('members.club', '=', club)
    .where('members.out', '=', 0)
    .orderBy('members.at')
    .execute();
  return rows.map(({ kept, ...one }) => ({ ...one, kept: kept === 1 }));
}

/** Made for the club, or by a member for everyone. */
function tablesOf(db: Db, club: string, people: Club['people']): Promise<{ id: string }[]> {
  const hosts = people.map(({ id }) => id);
  return db
    .selectFrom('tables')
    .select('id')
    .where('status', '!=', 'over')
    .where('watch', '=', 'anyone')
    .where((eb) =>
      eb.or([
        eb('num', 'in', eb.selectFrom('club_tables').select('num').where('club', '=', club)),
        eb.and([eb('visibility', '=', 'open'), eb('host', 'in', hosts.length > 0 ? hosts : [''])]),
      ]),
    )
    .orderBy('status', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_TABLES)
    .execute();
}

/** A table that members find on the club's page. */
export async function newClubTable(house: House, club: string, person: string, wish: CreateTable): Promise<string> {
  await requireMember(house, club, person);
  return createTable(
    house,
    person,
    { ...wish, visibility: 'private', watch: 'anyone' },
    {
      also: (db, num) => db.insertInto('club_tables').values({ club, num }).execute(),
    },
  );
}
