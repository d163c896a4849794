/** Signing up for tournaments: made by anybody, within limits. */
import type { NewTournament } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { newId } from '../../base/secrets.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { knownGame } from '../seating/create.ts';
import { holdPerson } from '../seating/hold-person.ts';

const MOST_OF_ONE = 2;
const MOST_PEOPLE = 200;
/** A year ahead is far enough for a calendar. */
const LATEST = 366 * 24 * 3_600_000;
/** Until the number of people is known. */
const AS_MANY_AS_IT_TAKES = 0;

export async function newTournament(house: House, host: string, wish: NewTournament): Promise<TournamentRow> {
  const { startsAt, rounds = AS_MANY_AS_IT_TAKES, ...asked } = wish;
  const [least, most] = knownGame(wish.game).rules.seats;
  const refuse = (path: string, got: number, from: number, to: number): never => {
    throw new Refused('bad-request', { path, reason: 'not-in-range', facts: { got, least: from, most: to } });
  };
  if (wish.size < least || wish.size > most) refuse('size', wish.size, least, most);
  const now = house.now();
  if (startsAt > now + LATEST) refuse('startsAt', startsAt, now, now + LATEST);
  const made = { created_at: now, starts_at: Math.max(now, startsAt), ended_at: null };
  const row: TournamentRow = { id: newId(), ...asked, rounds, round: 0, status: 'open', host, version: 0, ...made };
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, host);
    const open = await db.selectFrom('tournaments').select('id').where('host', '=', host).where('status', '!=', 'over').execute();
    if (open.length >= MOST_OF_ONE) throw new Refused('too-many-tables', { facts: { most: MOST_OF_ONE } });
    await db.insertInto('tournaments').values(row).execute();
    await db.insertInto('entrants').values({ tournament: row.id, person: host, at: now, gone: 0 }).execute();
  });
  return row;
}

export async function tournamentOf({ store }: House, id: string): Promise<TournamentRow> {
  const row = await store.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-tournament');
  return row;
}

/** Before the first round. */
export async function enter(house: House, id: string, person: string): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    // Whoever starts it writes the same row: nobody is forgotten between.
    const held = db.updateTable('tournaments').set((eb) => ({ name: eb.ref('name') }));
    const row = await held.where('id', '=', id).returning('status').executeTakeFirst();
    if (row === undefined) throw new Refused('no-tournament');
    if (row.status !== 'open') throw new Refused('already-started');
    const people = await db.selectFrom('entrants').select('person').where('tournament', '=', id).execute();
    if (people.length >= MOST_PEOPLE) throw new Refused('table-full');
    await db
      .insertInto('entrants')
      .values({ tournament: id, person, at: house.now(), gone: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Before the start as if they had never come; later they play no further rounds. */
export async function withdraw(house: House, id: string, person: string): Promise<void> {
  const { status } = await tournamentOf(house, id);
  const { db } = house.store;
  if (status === 'open') await db.deleteFrom('entrants').where('tournament', '=', id).where('person', '=', person).execute();
  else await db.updateTable('entrants').set({ gone: 1 }).where('tournament', '=', id).where('person', '=', person).execute();
}
