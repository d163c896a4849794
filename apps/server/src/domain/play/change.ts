import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import type { Table } from '../tables/table.ts';
import { Behind } from './behind.ts';

/** Writes to a table's row or seats if nobody else has since it was read, rereads it, and tells everyone. */
export async function changeTable(house: House, table: Table, write: (db: Db) => Promise<unknown>): Promise<void> {
  await house.store.db
    .transaction()
    .execute(async (db) => {
      await takeVersion(db, table);
      await write(db);
      await house.bus.publishWith(db, { type: 'table', num: table.num });
    })
    .catch((error: unknown) => {
      table.stale = true;
      throw error;
    });
  await house.tables.reread(table);
  house.audience.changed(table);
}

/** Only the process that raises the version writes; the others are behind. */
export async function takeVersion(db: Db, { num, row: { version } }: Table): Promise<void> {
  const mine = db.updateTable('tables').set({ version: version + 1 });
  const { numUpdatedRows } = await mine.where('num', '=', num).where('version', '=', version).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Behind();
}
