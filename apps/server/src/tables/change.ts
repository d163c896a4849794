import type { House } from '../house.ts';
import type { Db } from '../store/open.ts';
import type { Table } from './table.ts';

/** Writes to a table's row or seats, reads it again, and tells everybody. */
export async function changeTable(house: House, table: Table, write: (db: Db) => Promise<unknown>): Promise<void> {
  await house.store.db.transaction().execute(write);
  await house.tables.reread(table);
  house.live.changed(table);
  await house.bus.publish({ type: 'table', num: table.num });
}
