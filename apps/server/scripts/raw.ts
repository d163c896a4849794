/** How fast the store itself takes rows, without a server around it. */
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { transactionsOf } from '../src/store/asking.ts';
import type { Db, StepRow, TurnRow } from '../src/store/form/schema.ts';
import { committer } from '../src/store/log/append.ts';
import { makeStatements, type Statements, type Transact } from '../src/store/log/statements.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { sqliteDialect } from '../src/store/sqlite/plain.ts';

const STEP = JSON.stringify({ do: 'move', from: 'nippur', to: 'adab-nippur-village' });
const TABLES = 500;
const FIRST = 1_000_000;
/** How many write at once. */
const LANES = { sqlite: 1, postgres: 4 } as const;

/** Rows like those of a game, at tables that no server knows and no other lane writes to. */
class Rows {
  private readonly first: number;
  private next = 0;

  constructor(lane: number) {
    this.first = FIRST + lane * TABLES;
  }

  take(count: number): StepRow[] {
    return Array.from({ length: count }, () => this.step());
  }

  private step(): StepRow {
    const n = this.next++;
    return {
      num: this.first + (n % TABLES),
      idx: Math.floor(n / TABLES),
      seat: 1,
      step: STEP,
      at: Date.now(),
      bot: 0,
      banks: null,
      ticket: `ticket-4711-${n}`,
    };
  }
}

const turnOf = ({ num, idx }: StepRow): TurnRow => ({
  num,
  version: idx + 1,
  length: idx + 1,
  seat: 1,
  bot: 0,
  since: Date.now(),
  due_at: null,
  own_due: null,
  banks: null,
  hash: 4_000_000_000,
});

/** Without the thread in which a server writes to SQLite. */
async function openRaw(data: string, database: string | undefined): Promise<Pick<Store, 'kind' | 'db' | 'close'>> {
  const store = await openStore({ data, database, connections: 4, patience: 15_000 }, () => {});
  if (store.kind === 'postgres') return store;
  await store.close();
  const db: Db = new Kysely({ dialect: sqliteDialect(join(data, 'shinar.db')) });
  return { kind: store.kind, db, close: () => db.destroy() };
}

/** Rows of the log: one commit a row, one commit a group of rows, and the same group with the row of the turn that goes with each. */
export async function rawRates(folder: string, database: string | undefined, group: number, seconds: number) {
  const store = await openRaw(join(folder, 'raw'), database);
  const transact = transactionsOf(store.db);
  const statements = makeStatements(store.kind);
  const commit = committer(store.kind, transact);
  const lanes = () => Array.from({ length: LANES[store.kind] }, (_, lane) => new Rows(lane));
  const single = await rate(lanes(), seconds, (rows) => insert(transact, statements, rows.take(1)));
  await forget(store);
  const grouped = await rate(lanes(), seconds, (rows) => insert(transact, statements, rows.take(group)));
  await forget(store);
  const turns = lanes().flatMap((rows) => rows.take(TABLES).map((step) => ({ ...turnOf(step), version: 0 })));
  await store.db.insertInto('turns').values(turns).execute();
  const appends = await rate(lanes(), seconds, async (rows) => {
    const steps = rows.take(group);
    return (await commit(steps.map((step) => ({ num: step.num, rows: [step], turn: turnOf(step) })))).size;
  });
  await forget(store);
  await store.close();
  return { group, single, grouped, appends };
}

async function insert(transact: Transact, { insert }: Statements, rows: StepRow[]): Promise<number> {
  await transact((ask) => insert.run(ask, rows));
  return rows.length;
}

async function forget({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.deleteFrom('steps').where('num', '>=', FIRST).execute();
  await db.deleteFrom('turns').where('num', '>=', FIRST).execute();
}

/** Rows a second, and microseconds of this process's processor for each. */
async function rate(lanes: readonly Rows[], seconds: number, write: (rows: Rows) => Promise<number>) {
  const began = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  const run = async (rows: Rows): Promise<void> => {
    while (performance.now() - began < seconds * 1000) count += await write(rows);
  };
  await Promise.all(lanes.map(run));
  const { user, system } = process.cpuUsage(before);
  return { rowsASecond: Math.round(count / ((performance.now() - began) / 1000)), microsecondsARow: Math.round((user + system) / count) };
}
