/** PostgreSQL that stands still, a line between processes that is dead without a word, and two processes that want the same at once. */
import type { TableView } from '@shinar/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compareWatched } from '../bus/compare.ts';
import { Line } from '../testing/line.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

const PATIENCE = 1500;
let postgres: TestPostgres;
let line: Line;
/** Straight to the database, and over a line that may stand still. */
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  postgres = await testPostgres();
  const database = await postgres.database();
  line = await Line.to(Number(new URL(database).port));
  const stalling = new URL(database);
  stalling.port = String(line.port);
  const settings = { SHINAR_DATABASE_PATIENCE: String(PATIENCE), SHINAR_CONNECTIONS: '4' };
  here = await testServer({ ...settings, SHINAR_DATABASE: database });
  there = await testServer({ ...settings, SHINAR_DATABASE: stalling.href });
});
afterAll(async () => {
  line.goOn();
  await here.end();
  await there.end();
  line.end();
  await postgres.end();
});

const sleep = (time: number) => new Promise((done) => setTimeout(done, time));
const wish = (more: object = {}) => ({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], ...more });

test('what is acknowledged after a database stood still is there', async () => {
  const [anu, bel] = [await Visitor.guest(there.url, 'Anu'), await Visitor.guest(there.url, 'Bel')];
  const { id } = await anu.table(wish());
  await bel.must('POST', `/api/tables/${id}/join`, {});
  line.hold();
  const { db: stalled } = there.house.store;
  const late = Array.from({ length: 4 }, () =>
    stalled.transaction().execute((db) => db.updateTable('people').set({ name: 'Nobody' }).where('id', '=', bel.id).execute()),
  );
  const outcomes = await Promise.allSettled(late);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  line.goOn();
  await sleep(100);
  const said: string[] = [];
  for (let i = 0; i < 20; i++) {
    const text = `line ${i}`;
    if ((await [anu, bel][i % 2]!.call('POST', `/api/tables/${id}/chat`, { text })).status === 204) said.push(text);
    await anu.call('PUT', '/api/me', { name: `Anu ${i}` });
  }
  expect(said.length).toBeGreaterThan(10);
  const { db } = here.house.store;
  const stored = await db
    .selectFrom('lines')
    .innerJoin('tables', 'tables.num', 'lines.num')
    .select('text')
    .where('tables.id', '=', id)
    .execute();
  expect(stored.map(({ text }) => text).sort()).toEqual(said.sort());
  expect(await db.selectFrom('people').select('name').where('id', '=', anu.id).executeTakeFirst()).toEqual({ name: 'Anu 19' });
});

/** Two people, each at another process, both looking at their table. */
async function apart() {
  const [anu, bel] = [await Visitor.guest(here.url, 'Anu'), await Visitor.guest(there.url, 'Bel')];
  const { id } = await anu.table(wish());
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const [near, far] = [await anu.socket(), await bel.socket()];
  for (const socket of [near, far]) await socket.request({ type: 'subscribe', table: id, from: 0 });
  return { id, anu, near, far };
}

test('a line between processes that is dead without a word is noticed, and what was missed is told', async () => {
  const { id, anu, near, far } = await apart();
  line.hold(/listen shinar/i);
  await anu.must('PUT', '/api/me', { name: 'Anu the Second' });
  await near.request({ type: 'say', table: id, text: 'anybody there?' });
  const told = await Promise.race([
    far.next('table', ({ view }) => view.seats.some(({ person }) => person?.name === 'Anu the Second')),
    sleep(PATIENCE * 5),
  ]);
  expect(told).toBeDefined();
  line.goOn();
  near.close();
  far.close();
});

test('lines that are lost without a word cost a try at most, and hold nothing at the database', async () => {
  const { id, anu, near, far } = await apart();
  line.lose();
  await anu.must('PUT', '/api/me', { name: 'Anu the Third' });
  const told = await Promise.race([
    far.next('table', ({ view }) => view.seats.some(({ person }) => person?.name === 'Anu the Third')),
    sleep(PATIENCE * 10),
  ]);
  expect(told).toBeDefined();
  await expect.poll(async () => (await far.request({ type: 'say', table: id, text: 'I am' })).type, { timeout: PATIENCE * 6 }).toBe('done');
  const { rows } = await sql<{ limit: string }>`select current_setting('idle_session_timeout') as limit`.execute(there.house.store.db);
  expect(rows[0]).toEqual({ limit: '30s' });
  near.close();
  far.close();
});

test('an account has so many wrong passwords an hour, at all processes together', async () => {
  const anu = await Visitor.guest(here.url, 'Anu of Two');
  await anu.must('PUT', '/api/me/password', { handle: 'anu.apart', password: 'a long password' });
  const codes: string[] = [];
  for (let i = 0; i < 36; i += 6) {
    const tries = Array.from({ length: 6 }, (_, k) =>
      new Visitor([here, there][k % 2]!.url).call<{ code: string }>('POST', '/api/sessions', {
        handle: 'anu.apart',
        password: 'a wrong one',
      }),
    );
    codes.push(...(await Promise.all(tries)).map(({ body }) => body.code));
  }
  expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(30);
  expect(codes.filter((code) => code === 'too-many')).toHaveLength(6);
});

test('what a process did not live to tell is found by comparing with the store', async () => {
  const { id, anu, near, far } = await apart();
  const mute = vi.spyOn(here.house.bus, 'publishWith').mockResolvedValue(undefined);
  const silent = vi.spyOn(here.house.bus, 'publish').mockResolvedValue(undefined);
  const wordless = vi.spyOn(here.house.bus, 'wordOf').mockReturnValue(undefined);
  await anu.must('POST', `/api/tables/${id}/chat`, { text: 'unheard' });
  await anu.must('POST', `/api/tables/${id}/leave`);
  for (const spy of [mute, silent, wordless]) spy.mockRestore();
  far.heard.length = 0;
  await compareWatched(there.house, there.live);
  expect(await far.next('line')).toMatchObject({ line: { text: 'unheard' } });
  expect((await far.next('table')).view.seats.some(({ held }) => held)).toBe(true);
  near.close();
  far.close();
});

test('before the start two processes agree: nobody sits twice, no seat is empty, nobody plays who is gone', async () => {
  const urls = [here.url, there.url];
  for (let round = 0; round < 8; round++) {
    const [anu, bel, cyr] = await Promise.all(['Anu', 'Bel', 'Cyr'].map((name) => Visitor.guest(here.url, name)));
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await anu!.table({ game: 'sumeria', seats });
    const at = (visitor: Visitor, url: string) => Object.assign(new Visitor(url), { cookie: visitor.cookie });
    await Promise.all([
      ...urls.map((url) => at(bel!, url).call('POST', `/api/tables/${id}/join`, {})),
      ...urls.map((url) => at(cyr!, url).call('POST', `/api/tables/${id}/join`, {})),
      at(bel!, there.url).call('POST', `/api/tables/${id}/leave`),
      ...(round % 2 ? [at(cyr!, there.url).call('DELETE', '/api/me')] : []),
    ]);
    const { num, status } = await here.house.store.db
      .selectFrom('tables')
      .select(['num', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await here.house.store.db.selectFrom('seats').selectAll().where('num', '=', num).execute();
    const people = rows.flatMap(({ person }) => person ?? []);
    expect(new Set(people).size).toBe(people.length);
    if (status === 'running') expect(rows.filter(({ kind }) => kind === 'open')).toEqual([]);
    if (status === 'waiting') expect(rows.filter(({ kind, person }) => kind === 'person' && person === null)).toEqual([]);
    const view = await anu!.must<TableView>('GET', `/api/tables/${id}`);
    expect(view.status).toBe(status);
  }
});
