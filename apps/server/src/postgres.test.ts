/** Two processes on one PostgreSQL: each serves every table. */
import type { Entry, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTable } from './domain/tables/load.ts';
import { Follower, newTicket } from './testing/game.ts';
import { type TestPostgres, testPostgres } from './testing/postgres.ts';
import { type TestServer, testServer, Visitor } from './testing/server.ts';

let postgres: TestPostgres;
let here: TestServer;
let there: TestServer;
let anu: Visitor;
let bel: Visitor;
beforeAll(async () => {
  postgres = await testPostgres();
  const settings = { SHINAR_DATABASE: await postgres.database() };
  here = await testServer(settings);
  there = await testServer(settings);
  anu = await Visitor.guest(here.url, 'Anu');
  bel = await Visitor.guest(there.url, 'Bel');
});
afterAll(async () => {
  await here.end();
  await there.end();
  await postgres.end();
});

async function pair(): Promise<TableView> {
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return bel.must('POST', `/api/tables/${id}/join`, {});
}

test('each sees at once what the other plays, says, and that they are there', async () => {
  const { id, game } = await pair();
  const follower = new Follower(game, 2);
  const sides = [await anu.socket(), await bel.socket()];
  sides[0]!.onMessage = (message) => message.type === 'entries' && follower.follow(message.entries);
  for (const side of sides) await side.request({ type: 'subscribe', table: id, from: 0 });
  await sides[0]!.next('present', ({ people }) => people.length === 2);
  for (let i = 0; i < 30; i++) {
    const { length, actor } = follower;
    const act = { type: 'step' as const, table: id, index: length, ticket: newTicket(), step: follower.any() };
    expect(await sides[actor]!.request(act)).toMatchObject({ type: 'done', index: length + 1 });
    while (follower.length <= length) await new Promise((done) => setTimeout(done, 2));
  }
  await sides[1]!.request({ type: 'say', table: id, text: 'well played' });
  await sides[0]!.next('line', ({ line }) => line.text === 'well played');
  const heard = sides[1]!.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []));
  while (heard.length === 0) await new Promise((done) => setTimeout(done, 2));
  expect(heard.map(({ index }) => index)).toEqual(heard.map((_, i) => i));
  for (const side of sides) side.close();
});

test('of the same step at two processes one is played, and the other is answered', async () => {
  const { id, game } = await pair();
  const follower = new Follower(game, 2);
  // It began at the other process: word of it may be on its way.
  while (follower.length === 0) follower.follow((await anu.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log`)).entries);
  const actor = follower.actor === 0 ? anu : bel;
  const twin = new Visitor(actor === anu ? there.url : here.url);
  twin.cookie = actor.cookie;
  const same = { index: follower.length, ticket: newTicket(), step: follower.any() };
  const path = `/api/tables/${id}/steps`;
  const answers = await Promise.all([actor, twin].map((one) => one.must('POST', path, same)));
  expect(answers).toEqual([{ index: same.index + 1 }, { index: same.index + 1 }]);
  const { entries } = await twin.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log`);
  expect(entries.filter(({ index }) => index === same.index)).toHaveLength(1);
});

test('a game that begins at the other process while the table is read is read as begun', async () => {
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  let begun = false;
  const interrupted = here.house.store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!begun) {
        begun = true;
        await bel.must('POST', `/api/tables/${id}/join`, {});
      }
      return result;
    },
  });
  const table = await loadTable(interrupted, { id });
  expect([table?.row.status, table?.length === 0, table?.seats.length]).toEqual(['running', false, 2]);
  expect(table?.seats.every(({ person }) => person !== null)).toBe(true);
});

test('a bot’s turn is taken by some process', async () => {
  const table = await anu.table({ game: 'assyria', seats: [{ kind: 'bot', level: 1 }, { kind: 'me' }] });
  const socket = await anu.socket();
  await socket.request({ type: 'subscribe', table: table.id, from: 0 });
  await anu.must('POST', `/api/tables/${table.id}/leave`);
  await socket.next('entries', ({ entries }) => entries.some(({ bot }) => bot));
  await anu.must('POST', `/api/tables/${table.id}/resign`);
  socket.close();
});

test('who signs out or is deleted at one process is dropped by the other', async () => {
  const ea = await Visitor.guest(here.url, 'Ea');
  ea.url = there.url;
  const socket = await ea.socket();
  ea.url = here.url;
  await ea.must('DELETE', '/api/me');
  expect(await socket.closed).toBe(4001);
});

test('when the database restarts, play goes on', async () => {
  const { id, game } = await pair();
  const follower = new Follower(game, 2);
  const socket = await bel.socket();
  socket.onMessage = (message) => message.type === 'entries' && follower.follow(message.entries);
  await socket.request({ type: 'subscribe', table: id, from: 0 });
  await postgres.restart();
  const length = follower.length;
  const act = { index: length, ticket: newTicket(), step: follower.any() };
  const actor = follower.actor === 0 ? anu : bel;
  while ((await actor.call('POST', `/api/tables/${id}/steps`, act)).status !== 200) await new Promise((done) => setTimeout(done, 50));
  while (follower.length <= length) await new Promise((done) => setTimeout(done, 10));
  socket.close();
});
