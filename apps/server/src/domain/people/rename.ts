import { nameKey } from '../../base/name-key.ts';
import type { House } from '../house/house.ts';
import { requireOwnName } from './names.ts';

/** Updates every table that shows the name. */
export async function renamePerson(house: House, person: string, name: string): Promise<void> {
  const nums = await house.store.db.transaction().execute(async (db) => {
    await requireOwnName(db, person, name);
    await db
      .updateTable('people')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', person)
      .execute();
    const open = db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.num', 'seats.num')
      .select('seats.num')
      .where('seats.person', '=', person);
    const tables = await open.where('tables.status', '!=', 'over').execute();
    for (const { num } of tables) await house.bus.publishWith(db, { type: 'table', num });
    return tables.map(({ num }) => num);
  });
  for (const num of nums) await house.tables.changed(num, (table) => house.audience.changed(table));
}
