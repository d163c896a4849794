import type { TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepParts } from '../../store/form/parts.ts';
import { Pair } from '../../testing/pair.ts';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { packFinished } from './pack-finished.ts';
import { repairTable } from './repair.ts';

const DAY = 24 * 3_600_000;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

describe.each(['sqlite', 'postgres'] as const)('games that are over on %s', (kind) => {
  let server: TestServer;
  let now = Date.parse('2026-01-10T12:00:00Z');
  beforeAll(async () => {
    server = await testServer(kind === 'postgres' ? { SHINAR_DATABASE: await postgres.database() } : {}, { now: () => now });
  });
  afterAll(() => server.end());

  const rows = async (table: 'steps' | 'turns' | 'finished'): Promise<number> => {
    const count = server.house.store.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await count.executeTakeFirstOrThrow()).count);
  };

  test('are packed after a day, look the same, and can be taken back into play', async () => {
    const [over, on] = [await Pair.at(server.url, {}), await Pair.at(server.url, {})];
    for (let i = 0; i < 4; i++) await over.step();
    await over.people[0]!.must('POST', `/api/tables/${over.id}/resign`);
    const look = () => Promise.all(['', '/log', '/record'].map((path) => over.people[0]!.must('GET', `/api/tables/${over.id}${path}`)));
    const before = await look();
    expect(await packFinished(server.house)).toBe(0);
    now += 2 * DAY;
    expect(await packFinished(server.house)).toBe(1);
    expect([await rows('turns'), await rows('finished')]).toEqual([1, 1]);
    expect(await rows('steps')).toBe(on.follower.length);
    over.sockets[0]!.heard.length = 0;
    await server.chores.compare();
    expect(over.sockets[0]!.heard).toEqual([]);
    server.house.tables.distrust();
    expect(await look()).toEqual(before);
    await on.step();

    await repairTable(server.house, over.id, now);
    server.house.tables.distrust();
    expect([await rows('turns'), await rows('finished')]).toEqual([2, 0]);
    expect(await over.people[0]!.must<TableView>('GET', `/api/tables/${over.id}`)).toMatchObject({ status: 'running' });
    over.close();
    on.close();
  });
});

test('the log lies in parts that are there before they are needed, and go when nothing is left in them', async () => {
  const server = await testServer({ SHINAR_DATABASE: await postgres.database() });
  const { db } = server.house.store;
  expect(await keepParts(db)).toEqual({ made: ['steps_1', 'steps_2'], dropped: [] });
  expect(await keepParts(db)).toEqual({ made: [], dropped: [] });
  const pair = await Pair.at(server.url, {});
  const table = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('tables')
    .values({ ...table, num: 250_001, id: 'x'.repeat(12) })
    .execute();
  await db.insertInto('steps').values({ num: 250_001, idx: 0, seat: 0, step: '{}', at: 0, bot: 0, ticket: null, banks: null }).execute();
  expect(await keepParts(db)).toEqual({ made: ['steps_3', 'steps_4'], dropped: ['steps_1'] });
  await pair.step();
  pair.close();
  await server.end();
});
