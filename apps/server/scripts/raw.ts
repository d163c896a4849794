/** How fast the store itself takes rows, without a server around it. */
import { join } from 'node:path';
import { openStore, type Store } from '../src/store/open.ts';
import type { StepRow } from '../src/store/schema.ts';

const STEP = JSON.stringify({ do: 'move', from: 'nippur', to: 'adab-nippur-village' });
const TABLES = 500;

/** Rows a second, one commit a row and one commit a hundred rows. */
export async function rawRates(folder: string, database: string | undefined, seconds: number) {
  const store = await openStore({ data: join(folder, 'raw'), database, connections: 4 }, () => {});
  let next = 0;
  const row = (): StepRow => {
    const n = next++;
    return {
      num: 1_000_000 + (n % TABLES),
      idx: Math.floor(n / TABLES),
      seat: 1,
      step: STEP,
      at: Date.now(),
      bot: 0,
      ticket: `ticket-${n}`,
    };
  };
  const single = await rate(store, 1, seconds, row);
  const grouped = await rate(store, 100, seconds, row);
  await store.db.deleteFrom('steps').where('num', '>=', 1_000_000).execute();
  await store.close();
  return { single, grouped };
}

async function rate({ db }: Store, group: number, seconds: number, row: () => StepRow): Promise<number> {
  const began = performance.now();
  let rows = 0;
  while (performance.now() - began < seconds * 1000) {
    await db.transaction().execute((transaction) =>
      transaction
        .insertInto('steps')
        .values(Array.from({ length: group }, row))
        .execute(),
    );
    rows += group;
  }
  return Math.round(rows / ((performance.now() - began) / 1000));
}
