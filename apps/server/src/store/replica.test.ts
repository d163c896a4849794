/** Lists are read from a replica where there is one; without it they are read all the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line } from '../testing/line.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { testServer, Visitor } from '../testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
}, 60_000);
afterAll(() => postgres.end(), 60_000);

test('lists come from the replica, everything else from the database, and all from there when the replica is away', async () => {
  // A store of its own stands for one that lags behind: what it does not know yet is not in its lists.
  const [database, behind] = [await postgres.database(), await postgres.database()];
  await (await testServer({ SHINAR_DATABASE: behind })).close();
  const line = await Line.to(Number(new URL(behind).port));
  const reads = Object.assign(new URL(behind), { port: String(line.port) }).href;
  const server = await testServer({ SHINAR_DATABASE: database, SHINAR_DATABASE_READS: reads });
  const anu = await Visitor.guest(server.url, 'Anu');
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' });
  const lists = () => Promise.all(['/api/tables', '/api/me/tables'].map((path) => anu.must<{ tables: { id: string }[] }>('GET', path)));
  expect(await lists()).toMatchObject([{ tables: [] }, { tables: [] }]);
  expect(await anu.must('GET', `/api/tables/${id}`)).toMatchObject({ id });
  line.end();
  expect(await lists()).toMatchObject([{ tables: [{ id }] }, { tables: [{ id }] }]);
  await server.end();
});
