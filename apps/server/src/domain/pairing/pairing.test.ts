import type { OpenLobby, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { bestFirst, type Candidate } from './choose.ts';

const HOUR = 3_600_000;
let shift = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + shift });
});
afterAll(() => server.end());

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.url, name);
const play = (visitor: Visitor, wish: object = {}) =>
  visitor.must<TableView>('POST', '/api/pairings', { game: 'sumeria', speed: 'live', ...wish });
const lobby = (visitor: Visitor) => visitor.must<OpenLobby>('GET', '/api/tables');

test('three strangers press a button each and have a game', async () => {
  const people = [await guest('Anu'), await guest('Bel'), await guest('Ea')];
  const tables = [];
  for (const visitor of people) tables.push(await play(visitor));
  expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
  expect(tables.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'running']);
  // Somebody who missed the answer asks again.
  expect((await play(people[2]!)).id).toBe(tables[0]!.id);
  expect(await play(await guest('Late'))).toMatchObject({ status: 'waiting' });
});

test('who asks twice waits once, and another wish is another table', async () => {
  const visitor = await guest('Twice');
  const first = await play(visitor, { game: 'assyria' });
  expect((await play(visitor, { game: 'assyria' })).id).toBe(first.id);
  expect((await play(visitor, { game: 'assyria', rated: true })).id).not.toBe(first.id);
  expect((await play(visitor, { game: 'assyria', speed: 'slow' })).clock).toMatchObject({ type: 'turn' });
  expect((await visitor.call('POST', '/api/pairings', { game: 'after-the-flood', speed: 'slow' })).body).toMatchObject({
    code: 'too-many-tables',
    facts: { most: 3 },
  });
});

test('nobody is paired with somebody they keep apart from, whichever of them wished it, nor sits down there by hand', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  await anu.must('PUT', `/api/blocks/${bel.id}`);
  const wish = { game: 'after-the-flood' };
  const first = await play(anu, wish);
  expect((await play(bel, wish)).id).not.toBe(first.id);
  expect((await bel.call('POST', `/api/tables/${first.id}/join`, {})).body).toEqual({ code: 'not-welcome' });
  await anu.must('DELETE', `/api/blocks/${bel.id}`);
  await bel.must('POST', `/api/tables/${first.id}/join`, {});
});

test('somebody who waits begins with bots, and those who come take their seats, as long as there are any', async () => {
  const [anu, bel, ea] = [await guest('Anu'), await guest('Bel'), await guest('Ea')];
  const wish = { game: 'after-the-flood', speed: 'slow' };
  const { id } = await play(anu, wish);
  await anu.must('POST', `/api/tables/${id}/start`, { bots: 1, makesRoom: true });
  // Somebody whose answer was lost asks again and gets no second table.
  shift += 5 * 60_000;
  expect((await play(anu, wish)).id).toBe(id);
  expect(await play(bel, wish)).toMatchObject({
    id,
    status: 'running',
    seats: [{ kind: 'person' }, { person: { id: bel.id } }, { kind: 'bot' }],
  });
  expect((await bel.call('POST', `/api/tables/${id}/join`, {})).body).toEqual({ code: 'already-seated' });
  expect((await play(ea, wish)).id).toBe(id);
  const late = await guest('Late');
  expect((await late.call('POST', `/api/tables/${id}/join`, {})).body).toEqual({ code: 'table-full' });
  expect((await play(late, wish)).id).not.toBe(id);
  shift += 5 * 60_000;
  expect((await play(ea, wish)).id).not.toBe(id);
  const rated = await play(anu, { ...wish, rated: true });
  expect(await anu.must('POST', `/api/tables/${rated.id}/start`, { bots: 1, makesRoom: true })).toMatchObject({ makesRoom: false });
});

test('the lobby tells who is there, and a table without its host is closed after an hour', async () => {
  const anu = await guest('Anu');
  const { id } = await anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'open' });
  const slow = await anu.table({
    game: 'sumeria',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    visibility: 'open',
    clock: { type: 'turn', time: 24 * HOUR },
  });
  const socket = await anu.socket();
  await socket.request({ type: 'subscribe', table: id, from: 0 });
  expect((await lobby(anu)).present[id]).toEqual([anu.id]);
  expect((await lobby(anu)).people[anu.id]).toEqual({ language: 'en', kept: false, ratings: {} });
  shift = 2 * HOUR;
  await server.chores.attend();
  expect((await lobby(anu)).tables.map((table) => table.id)).toContain(id);
  await socket.request({ type: 'unsubscribe', table: id });
  shift = 4 * HOUR;
  await server.chores.attend();
  const left = (await lobby(anu)).tables.map((table) => table.id);
  expect(left).not.toContain(id);
  expect(left).toContain(slow.id);
  shift = 0;
  socket.close();
});

describe('two processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  });
  afterAll(() => postgres.end());

  test('twelve people who come at the same moment sit at four tables of three, none alone, each once', async () => {
    const database = await postgres.database();
    const one = await testServer({ SHINAR_DATABASE: database });
    const two = await testServer({ SHINAR_DATABASE: database });
    const people = await Promise.all(Array.from({ length: 12 }, (_, i) => Visitor.guest((i % 2 === 0 ? one : two).url, `P${i}`)));
    const ids = await Promise.all(people.map(async (visitor) => (await retry(() => play(visitor))).id));
    const sizes = [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
    expect(sizes).toEqual(Array(4).fill(3));
    const seated = await one.house.store.db.selectFrom('seats').select('person').where('person', 'is not', null).execute();
    expect(new Set(seated.map(({ person }) => person)).size).toBe(seated.length);
    await one.end();
    await two.end();
  });
});

/** As a page does when told to try again. */
async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!String(error).includes('try-again')) throw error;
    }
  }
}

test('the best table is nearly full, of like strength and of one’s language; alike, it is the one that waits longest', () => {
  const table = (id: string, more: Partial<Candidate>): Candidate => ({
    id,
    open: 1,
    ratings: [1000],
    languages: ['en'],
    since: 5,
    running: false,
    ...more,
  });
  const seeker = { rating: 1000, language: 'en' } as const;
  const order = (...tables: Candidate[]) => bestFirst(tables, seeker).map(({ id }) => id);
  expect(order(table('two', { open: 2 }), table('one', {}))).toEqual(['one', 'two']);
  expect(order(table('strong', { ratings: [1600] }), table('like', { ratings: [1050] }))).toEqual(['like', 'strong']);
  expect(order(table('fr', { languages: ['fr'] }), table('en', { since: 9 }))).toEqual(['en', 'fr']);
  expect(order(table('late', { since: 9 }), table('early', {}))).toEqual(['early', 'late']);
  expect(order(table('bot', { running: true }), table('wait', { open: 2 }))).toEqual(['wait', 'bot']);
});
