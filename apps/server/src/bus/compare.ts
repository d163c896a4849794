/** Compares the tables watched here with the store: a process that died after a commit may have told nobody. */
import { tellLine } from '../domain/chat/chat.ts';
import type { House } from '../domain/house/house.ts';
import type { Live } from '../live/live.ts';
import { dropSignedOut, passOnTable } from './pass-on.ts';

const EVERY = 10_000;
const AT_ONCE = 500;
const MOST_LINES = 50;

/** Returns a function that stops it. */
export function keepComparing(house: House, live: Live): () => void {
  const timer = setInterval(() => {
    compareWatched(house, live).catch((error: unknown) => house.log.warn({ error: String(error) }, 'not compared with the store'));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

export async function compareWatched(house: House, live: Live): Promise<void> {
  const nums = [...live.watched.keys()];
  for (let i = 0; i < nums.length; i += AT_ONCE) await compareTables(house, live, nums.slice(i, i + AT_ONCE));
  await dropSignedOut(house, live);
}

async function compareTables(house: House, live: Live, nums: readonly number[]): Promise<void> {
  const { db } = house.store;
  const versions = await db
    .selectFrom('tables')
    .leftJoin('turns', 'turns.num', 'tables.num')
    .select(['tables.num', 'tables.version as row', 'turns.version as turn'])
    .where('tables.num', 'in', nums)
    .execute();
  for (const { num, row, turn } of versions) {
    if (!live.isUpToDate(num, row, turn)) await house.tables.changed(num, passOnTable(live), live.watchedId(num));
  }
  const oldest = Math.min(...nums.map((num) => live.lastLine(num)));
  const lines = db.selectFrom('lines').select(['id', 'num', 'at']).where('num', 'in', nums).where('id', '>', oldest);
  for (const { id, num } of (await lines.orderBy('id', 'desc').limit(MOST_LINES).execute()).reverse()) {
    if (id > live.lastLine(num)) await tellLine(house, num, id);
  }
}
