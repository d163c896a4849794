/** Nobody could play while no process was alive, so the tables' clocks resume where they stood. */
import { sql } from 'kysely';
import type { House } from '../domain/house/house.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

const EVERY = 5000;
/** If other processes are alive, we have heard from one of them within this time. */
const UNHEARD = 3 * EVERY;
const KEY = 'alive';

type Here = Pick<House, 'store' | 'now' | 'log'>;

/** Call before anything is played or runs out. */
async function resumeClocks({ store, now, log }: Here): Promise<void> {
  const last = await readSetting(store.db, KEY);
  const at = now();
  const gap = last === undefined ? 0 : at - Number(last);
  if (gap <= (store.kind === 'sqlite' ? 0 : UNHEARD)) return;
  const given = await store.db.transaction().execute(async (db) => {
    // If several start at once, one does it.
    const mine = db.updateTable('settings').set({ value: String(at) });
    const { numUpdatedRows } = await mine.where('key', '=', KEY).where('value', '=', last!).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 0;
    await db
      .updateTable('turns')
      .set({ since: sql`since + ${gap}`, due_at: sql`due_at + ${gap}`, own_due: sql`own_due + ${gap}`, version: sql`version + 1` })
      .where((eb) => eb.or([eb('due_at', 'is not', null), eb('own_due', 'is not', null)]))
      .execute();
    return gap;
  });
  if (given > 0) log.info({ seconds: Math.round(given / 1000) }, 'clocks go on where they stood');
}

/** Resumes the clocks and keeps reporting that this process is alive; returns a function that stops it. */
export async function stayAlive({ store, now, log }: Here): Promise<() => Promise<void>> {
  await resumeClocks({ store, now, log });
  const say = (): Promise<void> =>
    writeSetting(store.db, KEY, String(now())).catch((error: unknown) => log.warn({ error: String(error) }, 'not seen to be alive'));
  await say();
  const timer = setInterval(() => void say(), EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await say();
  };
}
