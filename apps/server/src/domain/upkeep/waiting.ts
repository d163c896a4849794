/** Closes tables in the lobby whose host has gone: nobody should wait where nobody will come. */
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { speedOf } from '../tables/speed.ts';

const HOUR = 3_600_000;
const WITHOUT_HOST = { live: HOUR, slow: 7 * 24 * HOUR };
/** How often a present host is noted. */
const NOTED = HOUR / 12;
const MOST = 1000;

export async function expireWaiting(house: House): Promise<number> {
  const { store, now, audience } = house;
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'num', 'host', 'clock', 'created_at', 'host_seen'])
    .where('status', '=', 'waiting')
    .where('visibility', '=', 'open')
    .limit(MOST)
    .execute();
  let closed = 0;
  for (const { id, num, host, clock, created_at, host_seen } of rows) {
    const away = now() - (host_seen ?? created_at);
    if (host !== null && audience.isPresent(num, host)) {
      if (away > NOTED) await store.db.updateTable('tables').set({ host_seen: now() }).where('num', '=', num).execute();
    } else if (away > WITHOUT_HOST[speedOf(JSON.parse(clock))]) {
      await closeWaiting(house, id);
      closed++;
    }
  }
  return closed;
}

/** Closes a table if it has not begun meanwhile. */
export async function closeWaiting(house: House, id: string): Promise<void> {
  const closed = act(house, id, async (table) => {
    if (table.row.status !== 'waiting') return;
    const set = { status: 'over', ended: 'abandoned', ended_at: house.now() } as const;
    await changeTable(house, table, (db) => db.updateTable('tables').set(set).where('num', '=', table.num).execute());
  });
  await closed.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}
