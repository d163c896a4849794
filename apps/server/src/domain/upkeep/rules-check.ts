/** After a change to the engine, replays every running table and names those that come out differently. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@shinar/catalogue/rules';
import { Refused } from '../../base/refused.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import type { House } from '../house/house.ts';
import { loadTable } from '../tables/load.ts';

/** All that decides how a table plays out: rules stand on nothing but the core. */
const ENGINE = ['@shinar/core', ...Object.keys(games).map((id) => `@shinar/${id}/rules`)];
const SOURCE = /(?<!\.test)\.ts$|\.json$/;
const AT_ONCE = 100;

let mark: string | undefined;

/** Changes whenever a source of the engine does; a process keeps the engine that it loaded. */
export function engineMark(): string {
  mark ??= markOfSources();
  return mark;
}

function markOfSources(): string {
  const hash = createHash('sha256');
  for (const name of ENGINE) {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file));
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex');
}

/** Runs in the background; does nothing if this engine was the last one checked. */
export function checkRules(house: House): { done: Promise<void>; stop(): void } {
  let stopped = false;
  const done = (async () => {
    const mine = engineMark();
    if ((await readSetting(house.store.db, 'engine')) === mine) return;
    const changed = await tablesWithOtherRules(house, () => stopped);
    house.metrics.rulesChanged.set(changed);
    if (!stopped && changed === 0) await writeSetting(house.store.db, 'engine', mine);
  })().catch((error: unknown) => house.log.error({ error: String(error) }, 'the check of the rules failed'));
  return {
    done,
    stop() {
      stopped = true;
    },
  };
}

/** Counts them, and names each in the log. Reads tables past the cache, one at a time. */
export async function tablesWithOtherRules({ store: { db }, log }: Pick<House, 'store' | 'log'>, stopped = () => false): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const query = db.selectFrom('tables').select(['num', 'id', 'game', 'rules']).where('status', '=', 'running').where('num', '>', last);
    const rows = await query.orderBy('num').limit(AT_ONCE).execute();
    for (const { num, id, game, rules } of rows) {
      last = num;
      if (stopped()) return changed;
      try {
        await loadTable(db, { num });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        changed++;
        log.error({ table: id, game, rules, ...error.failure }, 'today’s rules would play this table otherwise');
      }
      await setImmediate();
    }
    if (rows.length < AT_ONCE) return changed;
  }
}
