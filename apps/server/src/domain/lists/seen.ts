/** How much of a table's log somebody has seen, so that any of their devices can tell what is new. */

import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import type { Table } from '../tables/table.ts';

/** Never more than there is, and never less than before; returns what had been seen before. */
export async function markSeen({ store: { db } }: House, { num, length: most }: Table, person: string, index: number): Promise<number> {
  const before = await db.selectFrom('seen').select('length').where('num', '=', num).where('person', '=', person).executeTakeFirst();
  const length = Math.min(index, most);
  await db
    .insertInto('seen')
    .values({ num, person, length })
    .onConflict((conflict) => conflict.columns(['person', 'num']).doUpdateSet({ length }).where('seen.length', '<', length))
    .execute();
  return before?.length ?? 0;
}

export async function seenBy(db: Db, person: string, tables: readonly string[]): Promise<Record<string, number>> {
  if (tables.length === 0) return {};
  const rows = await db
    .selectFrom('seen')
    .innerJoin('tables', 'tables.num', 'seen.num')
    .select(['tables.id', 'seen.length'])
    .where('seen.person', '=', person)
    .where('tables.id', 'in', tables)
    .execute();
  return Object.fromEntries(rows.map(({ id, length }) => [id, length]));
}
