import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { giveUp } from '../play/seats.ts';
import type { Table } from '../tables/table.ts';

const AT_ONCE = 200;

/** A closed deal has no secrets: unfinished games are resigned, and once none is played any more everyone may look at all tries. */
export async function closeDeals(house: House): Promise<number> {
  const unfinished = await secretsOf(house).where('tables.status', '=', 'running').execute();
  for (const { id } of unfinished) await open(house, id, (table) => giveUp(house, table, 0));
  const finished = await secretsOf(house)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tables as others')
            .select('others.num')
            .whereRef('others.deal', '=', 'tables.deal')
            .where('others.status', '=', 'running')
            .where('others.secret', '=', 1),
        ),
      ),
    )
    .execute();
  for (const { id } of finished)
    await open(house, id, (table) =>
      changeTable(house, table, (db) => db.updateTable('tables').set({ secret: 0 }).where('num', '=', table.num).execute()),
    );
  return unfinished.length + finished.length;
}

const secretsOf = ({ store, now }: House) =>
  store.db
    .selectFrom('tables')
    .innerJoin('deals', 'deals.id', 'tables.deal')
    .select('tables.id')
    .where('tables.secret', '=', 1)
    .where('deals.closes_at', '<=', now())
    .limit(AT_ONCE);

/** What can't be played any more has no secret either, and is not looked at again. */
async function open(house: House, id: string, run: (table: Table) => Promise<void>): Promise<void> {
  await act(house, id, run).catch(async (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    if (error.failure.code === 'rules-changed')
      await house.store.db.updateTable('tables').set({ secret: 0 }).where('id', '=', id).execute();
  });
}
