/** Who is in a club. */
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { ClubRow, TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { holdPerson } from '../seating/hold-person.ts';

const MOST_CLUBS = 20;
const MOST_MEMBERS = 500;

export async function clubOf(db: Db, id: string): Promise<ClubRow> {
  const row = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-club');
  return row;
}

function heldClub(db: Db, id: string): Promise<ClubRow | undefined> {
  const held = db.updateTable('clubs').set((eb) => ({ name: eb.ref('name') }));
  return held.where('id', '=', id).returningAll().executeTakeFirst();
}

/** Until the transaction ends nobody else changes the club. */
export async function holdClub(db: Db, id: string): Promise<ClubRow> {
  const row = await heldClub(db, id);
  if (row === undefined) throw new Refused('no-club');
  return row;
}

export async function isMember(db: Db, club: string, person: string): Promise<boolean> {
  const members = db.selectFrom('members').select('person').where('club', '=', club).where('person', '=', person);
  return (await members.where('out', '=', 0).executeTakeFirst()) !== undefined;
}

export async function requireMember({ store: { db } }: House, club: string, person: string): Promise<void> {
  await clubOf(db, club);
  if (!(await isMember(db, club, person))) throw new Refused('not-member');
}

/** The founder, or the member it was handed to, as long as they are a member; otherwise the longest-standing member. */
export async function ownerOf(db: Db, { id, owner }: ClubRow): Promise<string | null> {
  const members = await db.selectFrom('members').select('person').where('club', '=', id).where('out', '=', 0).orderBy('at').execute();
  return members.find(({ person }) => person === owner)?.person ?? members[0]?.person ?? null;
}

/** In a transaction that holds the club. */
export async function requireOwner(db: Db, club: ClubRow, person: string): Promise<void> {
  if ((await ownerOf(db, club)) !== person) throw new Refused('not-host');
}

/** Inside a transaction that holds the person. */
export async function addMember(db: Db, club: string, person: string, now: number): Promise<void> {
  const mine = await db.selectFrom('members').select('club').where('person', '=', person).where('out', '=', 0).execute();
  if (mine.length >= MOST_CLUBS) throw new Refused('too-many-tables', { facts: { most: MOST_CLUBS } });
  await db.insertInto('members').values({ club, person, at: now, out: 0 }).execute();
}

export async function joinClub({ store, now }: House, id: string, person: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    await holdClub(db, id);
    const members = await db.selectFrom('members').select(['person', 'out']).where('club', '=', id).execute();
    const mine = members.find((one) => one.person === person);
    if (mine?.out === 1) throw new Refused('not-welcome');
    if (mine !== undefined) return;
    if (members.length >= MOST_MEMBERS) throw new Refused('table-full');
    await addMember(db, id, person, now());
  });
}

/** People who leave may come back; people the owner removes stay out. A club ends with its last member. */
export async function leaveClub(house: House, id: string, person: string, who: string): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    const club = await holdClub(db, id);
    if (person === who) return takeOut(db, club, who);
    await requireOwner(db, club, person);
    await db.updateTable('members').set({ out: 1 }).where('club', '=', id).where('person', '=', who).execute();
  });
}

/** In a transaction that holds the club. It ends with its last member; if its owner leaves, the longest-standing member has it from now on. */
async function takeOut(db: Db, club: ClubRow, person: string): Promise<void> {
  await db.deleteFrom('members').where('club', '=', club.id).where('person', '=', person).where('out', '=', 0).execute();
  const owner = await ownerOf(db, club);
  if (owner === null) await db.deleteFrom('clubs').where('id', '=', club.id).execute();
  else await db.updateTable('clubs').set({ owner }).where('id', '=', club.id).execute();
}

/** Before somebody is deleted, in the transaction that does it. */
export async function leaveClubs(db: Db, person: string): Promise<void> {
  for (const { club: id } of await db.selectFrom('members').select('club').where('person', '=', person).orderBy('club').execute()) {
    const club = await heldClub(db, id);
    if (club !== undefined) await takeOut(db, club, person);
  }
}

/** What a private club plays is for its members to see, and for those who play. */
export async function requireSight({ store: { db } }: House, { id, club }: TournamentRow, person: string): Promise<void> {
  if (club === null || (await isMember(db, club, person))) return;
  const open = await db.selectFrom('clubs').select('id').where('id', '=', club).where('open', '=', 1).executeTakeFirst();
  const plays = db.selectFrom('entrants').select('person').where('tournament', '=', id).where('person', '=', person);
  if (open === undefined && (await plays.executeTakeFirst()) === undefined) throw new Refused('not-member');
}
