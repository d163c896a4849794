import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { testServer, Visitor } from '../testing/server.ts';
import type { Db } from './form/schema.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

const AT_ONCE = 500;

/** Copies a store's one running table until there are this many. */
async function multiply(db: Db, tables: number): Promise<void> {
  const table = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const turn = await db.selectFrom('turns').selectAll().executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().execute();
  const steps = await db.selectFrom('steps').selectAll().execute();
  for (let made = 1; made < tables; made += AT_ONCE) {
    const copies = Array.from({ length: Math.min(AT_ONCE, tables - made) }, (_, i) => made + i);
    const num = (copy: number): number => table.num + copy;
    const rows = copies.map((copy) => ({ ...table, num: num(copy), id: `copy${String(copy).padStart(8, '0')}` }));
    await db.insertInto('tables').values(rows).execute();
    const turns = copies.map((copy) => ({ ...turn, num: num(copy), due_at: Date.now() + 86_400_000 + copy }));
    await db.insertInto('turns').values(turns).execute();
    const seated = copies.flatMap((copy) => seats.map((seat) => ({ ...seat, num: num(copy) })));
    await db.insertInto('seats').values(seated).execute();
    const played = copies.flatMap((copy) => steps.map((step) => ({ ...step, num: num(copy) })));
    await db.insertInto('steps').values(played).execute();
  }
}

/** Starts a server on a store with this many running tables; counts its queries and the rows it gets. */
async function startWith(tables: number, settings: Record<string, string>) {
  const first = await testServer(settings);
  const [anu, bel] = [await Visitor.guest(first.url, 'Anu'), await Visitor.guest(first.url, 'Bel')];
  const clock = { type: 'turn', time: 86_400_000 };
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], clock });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  await multiply(first.house.store.db, tables);
  await first.close();

  const queries = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  const again = await testServer(settings);
  const results = await Promise.all(queries.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
  queries.mockRestore();
  expect(again.house.tables.loaded).toBe(0);
  expect(await new Visitor(again.url).call('GET', '/api/tables/copy00000042')).toMatchObject({ status: 200 });
  await again.close();
  return { queries: results.length, rows: results.reduce((sum, { rows }) => sum + rows.length, 0) };
}

test('1,000 stored tables are not looked at when the server starts, on sqlite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-start-'));
  const few = await startWith(50, { SHINAR_DATA: join(folder, 'few') });
  expect(few.queries).toBeGreaterThan(5);
  expect(await startWith(1000, { SHINAR_DATA: join(folder, 'many') })).toEqual(few);
  rmSync(folder, { recursive: true, force: true });
});

test('1,000 stored tables are not looked at when the server starts, on postgres', async () => {
  const few = await startWith(50, { SHINAR_DATABASE: await postgres.database() });
  expect(few.queries).toBeGreaterThan(5);
  expect(await startWith(1000, { SHINAR_DATABASE: await postgres.database() })).toEqual(few);
});
