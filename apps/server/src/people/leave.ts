import type { House } from '../house.ts';
import { resign } from '../play/seats.ts';
import { Refused } from '../refused.ts';
import { leave } from '../tables/seating.ts';

/** Deletes a person: seats before the start become free, running games are given up, everything personal goes. */
export async function deletePerson(house: House, person: string): Promise<void> {
  const { db } = house.store;
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.id', 'tables.status'])
    .where('seats.person', '=', person)
    .where('tables.status', '!=', 'over')
    .execute();
  for (const { id, status } of seats) {
    await (status === 'waiting' ? leave(house, id, person) : resign(house, id, person)).catch(ignoreGone);
  }
  const nums = await db.selectFrom('seats').select('num').where('person', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
  for (const { num } of nums) {
    await house.tables.changed(num, (table) => house.live.changed(table));
    await house.bus.publish({ type: 'table', num });
  }
  house.live.signOut(person);
  await house.bus.publish({ type: 'person', id: person });
}

/** A table that ended meanwhile needs no leaving. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
