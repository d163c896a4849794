/** Signing up for tournaments; anyone can create one, within limits. */
import type { NewTournament } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { newId } from '../../base/secrets.ts';
import type { Db } from '../../store/form/schema.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { isMember, requireMember } from '../membership/members.ts';
import { knownGame } from '../seating/create.ts';
import { holdPerson } from '../seating/hold-person.ts';
import { KINDS } from './kinds/kinds.ts';
import { endsAt } from './progress.ts';

const MOST_OF_ONE = 2;
const MOST_PEOPLE = 200;
/** A year ahead is far enough for a calendar. */
const LATEST = 366 * 24 * 3_600_000;
/** Until the number of people is known. */
const AS_MANY_AS_IT_TAKES = 0;

export async function newTournament(house: House, host: string, wish: NewTournament): Promise<TournamentRow> {
  const { startsAt, rounds = AS_MANY_AS_IT_TAKES, minutes, rated, club = null, ...asked } = wish;
  const [least, most] = knownGame(wish.game).rules.seats;
  const refuse = (path: string, got: number, from: number, to: number): never => {
    throw new Refused('bad-request', { path, reason: 'not-in-range', facts: { got, least: from, most: to } });
  };
  if (wish.size < least || wish.size > most) refuse('size', wish.size, least, most);
  if (club !== null) await requireMember(house, club, host);
  const now = house.now();
  if (startsAt > now + LATEST) refuse('startsAt', startsAt, now, now + LATEST);
  const made = { created_at: now, starts_at: Math.max(now, startsAt), ended_at: null };
  const lasts = wish.kind === 'arena' ? minutes : 0;
  const begun = { round: 0, status: 'open', version: 0 } as const;
  const row: TournamentRow = { id: newId(), ...asked, rounds, minutes: lasts, rated: rated ? 1 : 0, host, club, ...begun, ...made };
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

/** Nobody else signs up or starts it until the transaction ends. */
export async function holdTournament(db: Db, id: string): Promise<TournamentRow> {
  const held = db.updateTable('tournaments').set((eb) => ({ name: eb.ref('name') }));
  const row = await held.where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) throw new Refused('no-tournament');
  return row;
}

/** Before the first round, or later if the kind takes latecomers. Somebody who had left is back in. */
export async function enter(house: House, id: string, person: string): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    const row = await holdTournament(db, id);
    if (row.club !== null && !(await isMember(db, row.club, person))) throw new Refused('not-member');
    if (!takesPeople(row, house.now())) throw new Refused('already-started');
    const people = await db.selectFrom('entrants').select('person').where('tournament', '=', id).execute();
    if (people.length >= MOST_PEOPLE && !people.some((one) => one.person === person)) throw new Refused('table-full');
    const at = house.now();
    await db
      .insertInto('entrants')
      .values({ tournament: id, person, at, gone: 0 })
      .onConflict((conflict) => conflict.columns(['tournament', 'person']).doUpdateSet({ at, gone: 0 }).where('entrants.gone', '=', 1))
      .execute();
  });
}

export function takesPeople(row: TournamentRow, now: number): boolean {
  if (row.status !== 'running') return row.status === 'open';
  return KINDS[row.kind].takesLate?.({ ...row, now, endsAt: endsAt(row) }) ?? false;
}

/** By its host, before the start; nothing is left of it. */
export async function callOff(house: House, id: string, person: string): Promise<void> {
  const { host } = await tournamentOf(house, id);
  if (host !== person) throw new Refused('not-host');
  const { db } = house.store;
  const { numDeletedRows } = await db.deleteFrom('tournaments').where('id', '=', id).where('status', '=', 'open').executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Refused('already-started');
}

/** Before the start the sign-up is deleted; later they just play no further rounds. */
export async function withdraw(house: House, id: string, person: string): Promise<void> {
  await house.store.db.transaction().execute(async (db) => {
    const { status } = await holdTournament(db, id);
    if (status === 'open') await db.deleteFrom('entrants').where('tournament', '=', id).where('person', '=', person).execute();
    else await db.updateTable('entrants').set({ gone: 1 }).where('tournament', '=', id).where('person', '=', person).execute();
  });
}
