import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { leaveClubs } from '../membership/members.ts';
import { resign } from '../play/seats.ts';
import { holdPerson } from '../seating/hold-person.ts';
import { leave } from '../seating/seating.ts';

/** Somebody may sit down while being deleted; after this many rounds the deletion is retried later. */
const ROUNDS = 5;

/** Deletes a person and their bots: seats before the start become free, running games are resigned, and everything personal is deleted. */
export async function deletePerson(house: House, person: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id } of await botsOf(house.store.db, person)) await deletePerson(house, id);
    for (const { id, status } of await seatsKept(house.store.db, person)) {
      await (status === 'waiting' ? leave(house, id, person) : resign(house, id, person)).catch(async (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        // A table that ended meanwhile needs no leaving.
        if (error.failure.code === 'rules-changed') await leaveUnplayable(house.store.db, id, person);
      });
    }
    if (await removed(house, person)) return;
  }
  throw new Refused('try-again');
}

/** Sitting down locks the person too: either we see the seat here, or the person is already gone. */
async function removed(house: House, person: string): Promise<boolean> {
  const nums = await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    if ((await seatsKept(db, person)).length > 0 || (await botsOf(db, person)).length > 0) return undefined;
    const hosted = await handOver(house, db, person);
    const sat = await db.selectFrom('seats').select('num').where('person', '=', person).execute();
    await leaveClubs(db, person);
    await db.deleteFrom('people').where('id', '=', person).execute();
    for (const { num } of sat) await house.bus.publishWith(db, { type: 'table', num });
    await house.bus.publishWith(db, { type: 'person', id: person });
    return [...sat, ...hosted].map(({ num }) => num);
  });
  if (nums === undefined) return false;
  for (const num of nums) {
    await house.tables
      .changed(num, (table) => house.audience.changed(table))
      .catch((error: unknown) => {
        // Nobody is watching a table that can't be played.
        if (!(error instanceof Refused)) throw error;
      });
  }
  house.audience.signOut(person);
  return true;
}

/** Tables whose host isn't seated wait for a start that only the host can make: the first person seated takes over, or the table is closed. */
async function handOver({ bus, now }: House, db: Db, host: string): Promise<{ num: number }[]> {
  const waiting = await db.selectFrom('tables').select('num').where('host', '=', host).where('status', '=', 'waiting').execute();
  for (const { num } of waiting) {
    const sits = db.selectFrom('seats').select('person').where('num', '=', num).where('person', 'is not', null);
    const next = await sits.orderBy('seat').executeTakeFirst();
    const change = next ? { host: next.person } : { status: 'over' as const, ended: 'abandoned' as const, ended_at: now() };
    const counted = db.updateTable('tables').set((eb) => ({ ...change, version: eb('version', '+', 1) }));
    await counted.where('num', '=', num).execute();
    await bus.publishWith(db, { type: 'table', num });
  }
  return waiting;
}

const botsOf = (db: Db, owner: string) => db.selectFrom('people').select('id').where('owner', '=', owner).execute();

/** The seats that somebody has not given up at tables that are not over. */
function seatsKept(db: Db, person: string) {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.id', 'tables.status'])
    .where('seats.person', '=', person)
    .where('seats.resigned', '=', 0)
    .where('tables.status', '!=', 'over')
    .execute();
}

/** Gives up a seat at a table that can't be played any more, without loading it. */
function leaveUnplayable(db: Db, id: string, person: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const counted = transaction.updateTable('tables').set((eb) => ({ version: eb('version', '+', 1) }));
    const { num } = await counted.where('id', '=', id).returning('num').executeTakeFirstOrThrow();
    await transaction.updateTable('seats').set({ resigned: 1 }).where('num', '=', num).where('person', '=', person).execute();
  });
}
