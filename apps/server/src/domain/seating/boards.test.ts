import { gameOf } from '@shinar/catalogue/rules';
import { checkRecord, type GameRecord } from '@shinar/core';
import type { Position, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTicket } from '../../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
let anu: Visitor;
let bel: Visitor;
beforeAll(async () => {
  server = await testServer();
  [anu, bel] = await Promise.all([Visitor.guest(server.url, 'Anu'), Visitor.guest(server.url, 'Bel')]);
});
afterAll(() => server.end());

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 1 }];
/** The built-in board with one place renamed. */
const boardData = JSON.parse(JSON.stringify({ ...gameOf('sumeria').board.data, name: 'home' }).replaceAll('"ur-kish-town"', '"inn"'));
const wish = { game: 'sumeria', seats: OPEN, boardData };
const get = <T>(who: Visitor, id: string, what: string): Promise<T> => who.must<T>('GET', `/api/tables/${id}${what}`);

test('everybody at the table has the board, and plays on it with bots; so does the next game', async () => {
  const { id } = await anu.table(wish);
  expect(await get<GameRecord>(bel, id, '/record')).toMatchObject({ board: 'home', boardData, steps: [] });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  await playSome(id, 12);
  server.house.tables.distrust();
  await playSome(id, 4);
  const record = await get<GameRecord>(bel, id, '/record');
  expect(checkRecord(record)).toMatchObject({ board: 'home', boardData });
  await anu.must('POST', `/api/tables/${id}/resign`, {});
  await bel.must('POST', `/api/tables/${id}/resign`, {});
  const next = await anu.must<TableView>('POST', `/api/tables/${id}/rematch`, {});
  expect(await get<GameRecord>(bel, next.id, '/record')).toMatchObject({ board: 'home', boardData });
});

/** Plays this many steps for people, using the renamed place where possible. */
async function playSome(id: string, count: number): Promise<void> {
  for (let played = 0; played < count; ) {
    const { seat, index, legal } = await get<Position>(anu, id, '/position');
    if (seat === null || seat === 2) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const step = legal.find((one) => Object.values(one).includes('inn')) ?? legal[0]!;
    await [anu, bel][seat]!.must('POST', `/api/tables/${id}/steps`, { index, ticket: newTicket(), step: { by: seat, ...step } });
    played++;
  }
}

test.each([
  [
    'S1.6 a place that no road leads to',
    { boardData: { ...boardData, roads: boardData.roads.slice(1) } },
    { path: 'boardData.roads', clause: 'S1.6' },
  ],
  ['the name of the built-in board', { boardData: { ...boardData, name: 'shinar' } }, { path: 'boardData.name', reason: 'board-built-in' }],
  ['more data than any board has', { boardData: { ...boardData, more: 'x'.repeat(25_000) } }, { path: 'boardData' }],
  ['ratings', { rated: true }, { path: 'rated' }],
  ['a game of one board', { game: 'assyria', seats: OPEN.slice(0, 2) }, { path: 'boardData', reason: 'one-board-only' }],
])('a board is refused with %s', async (_, more, failure) => {
  expect(await anu.call('POST', '/api/tables', { ...wish, ...more })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', ...failure },
  });
});

test('a table whose board today’s rules would refuse is told, and harms no list', async () => {
  const { id } = await anu.table(wish);
  const { db } = server.house.store;
  await db
    .updateTable('tables')
    .set({ board_data: JSON.stringify({ ...boardData, format: 'older' }) })
    .where('id', '=', id)
    .execute();
  server.house.tables.distrust();
  expect(await anu.call('GET', `/api/tables/${id}`)).toMatchObject({ status: 409, body: { code: 'rules-changed', path: 'board' } });
  expect((await anu.must<{ tables: TableView[] }>('GET', '/api/me/tables')).tables.map((table) => table.id)).not.toContain(id);
});

test('whoever wants to play at once is not brought to a board of somebody’s own', async () => {
  const { id } = await anu.table({ ...wish, visibility: 'open', clock: { type: 'live', bank: 600_000, increment: 10_000 } });
  const found = await bel.must<TableView>('POST', '/api/pairings', { game: 'sumeria', speed: 'live', rated: false });
  expect(found.id).not.toBe(id);
});
