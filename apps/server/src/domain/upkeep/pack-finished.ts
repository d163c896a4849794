/** Packs finished games, so that the log of what is played now stays small. */
import { setImmediate } from 'node:timers/promises';
import type { House } from '../house/house.ts';
import { pack, storedLog } from '../tables/packed.ts';

/** Until then somebody may repeat their last step, or the table may still have to be rated. */
const SETTLED = 24 * 3_600_000;
const AT_ONCE = 100;

/** Packs all that have been over for a day; returns how many. */
export async function packFinished(house: House): Promise<number> {
  let packed = 0;
  for (;;) {
    const nums = await finishedTables(house);
    for (const num of nums) {
      if (await packTable(house, num)) packed++;
      await setImmediate();
    }
    if (nums.length < AT_ONCE) return packed;
  }
}

async function finishedTables({ store: { db }, now }: House): Promise<number[]> {
  const rows = await db
    .selectFrom('turns')
    .innerJoin('tables', 'tables.num', 'turns.num')
    .select('turns.num')
    .where('turns.seat', 'is', null)
    .where('tables.status', '=', 'over')
    .where('tables.ended_at', '<', now() - SETTLED)
    .where((eb) => eb.or([eb('tables.rated', '=', 0), eb('tables.counted', '=', 1)]))
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ num }) => num);
}

/** The process that deletes the turn packs the table. */
function packTable({ store }: House, num: number): Promise<boolean> {
  return store.db.transaction().execute(async (db) => {
    const { turn, rows } = await storedLog(db, num);
    if (turn === undefined) return false;
    const mine = await db.deleteFrom('turns').where('num', '=', num).where('version', '=', turn.version).executeTakeFirstOrThrow();
    if (mine.numDeletedRows !== 1n) return false;
    await db
      .insertInto('finished')
      .values({ num, packed: pack({ turn, rows }) })
      .execute();
    await db.deleteFrom('steps').where('num', '=', num).execute();
    return true;
  });
}
