/** Lists are read from a real replica if there is one; if it lags or is gone they are read all the same. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line } from '../testing/line.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

/** Which database the lists ask. */
const isReplica = async ({ house }: TestServer): Promise<boolean> =>
  house.store.lists(async (db) => {
    const { rows } = await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db);
    return rows[0]!.it;
  });

test('lists come from the replica while it keeps up, and from the database when it is behind, silent or gone', async () => {
  const database = await postgres.database();
  await (await testServer({ SHINAR_DATABASE: database })).end();
  const replica = await postgres.replica();
  const reads = new URL(replica.urlOf(database));
  const line = await Line.to(Number(reads.port));
  reads.port = String(line.port);
  const server = await testServer({ SHINAR_DATABASE: database, SHINAR_DATABASE_READS: reads.href, SHINAR_DATABASE_PATIENCE: '600' });
  const anu = await Visitor.guest(server.url, 'Anu');
  const open = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' };
  const listed = async (path: string) => (await anu.must<{ tables: { id: string }[] }>('GET', path)).tables.map(({ id }) => id);
  const first = (await anu.table(open)).id;
  await expect.poll(() => isReplica(server)).toBe(true);
  await expect.poll(() => listed('/api/tables')).toEqual([first]);

  await replica.lag();
  const second = (await anu.table(open)).id;
  expect(await listed('/api/me/tables?status=on')).toEqual([second, first]);
  await expect.poll(() => isReplica(server)).toBe(false);
  expect((await listed('/api/tables')).sort()).toEqual([first, second].sort());

  await replica.catchUp();
  await expect.poll(() => isReplica(server)).toBe(true);
  line.hold();
  expect(await listed('/api/tables')).toHaveLength(2);
  line.goOn();
  await expect.poll(() => isReplica(server)).toBe(true);
  await replica.end();
  expect(await listed('/api/tables')).toHaveLength(2);
  line.end();
  await server.end();
});
