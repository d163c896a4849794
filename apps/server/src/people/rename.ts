import type { House } from '../house.ts';

/** The tables that show the name show the new one. */
export async function renamePerson(house: House, person: string, name: string): Promise<void> {
  const { db } = house.store;
  await db.updateTable('people').set({ name }).where('id', '=', person).execute();
  const open = db.selectFrom('seats').innerJoin('tables', 'tables.num', 'seats.num').select('seats.num').where('seats.person', '=', person);
  for (const { num } of await open.where('tables.status', '!=', 'over').execute()) {
    await house.tables.changed(num, (table) => house.live.changed(table));
    await house.bus.publish({ type: 'table', num });
  }
}
