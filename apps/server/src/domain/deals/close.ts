import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { giveUp } from '../play/seats.ts';

const AT_ONCE = 200;

/** A closed deal has no secrets: unfinished games are resigned, and everyone may look at all tries. */
export async function closeDeals(house: House): Promise<number> {
  const rows = await house.store.db
    .selectFrom('tables')
    .innerJoin('deals', 'deals.id', 'tables.deal')
    .select('tables.id')
    .where('tables.secret', '=', 1)
    .where('deals.closes_at', '<=', house.now())
    .limit(AT_ONCE)
    .execute();
  for (const { id } of rows) {
    const opened = act(house, id, async (table) => {
      if (table.row.status === 'running') await giveUp(house, table, 0);
      await changeTable(house, table, (db) => db.updateTable('tables').set({ secret: 0 }).where('num', '=', table.num).execute());
    });
    await opened.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }
  return rows.length;
}
