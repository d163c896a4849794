import type { Chat, Me, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { startFull } from './start.ts';

let server: TestServer;
let anu: Visitor;
let bel: Visitor;
let ea: Visitor;
beforeAll(async () => {
  server = await testServer({ SHINAR_TABLES_EACH: '30' });
  [anu, bel, ea] = await Promise.all([Visitor.guest(server.url, 'Anu'), Visitor.guest(server.url, 'Bel'), Visitor.guest(server.url, 'Ea')]);
});
afterAll(() => server.end());

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const make = (more: object = {}) => anu.table({ game: 'sumeria', seats: OPEN, ...more });
const view = (id: string) => anu.must<TableView>('GET', `/api/tables/${id}`);

describe('making a table', () => {
  test('starts at once where nobody is missing, with the first draws made', async () => {
    const table = await make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 2 }] });
    expect(table).toMatchObject({
      status: 'running',
      host: anu.id,
      length: expect.any(Number),
      fairness: { commitment: expect.any(String) },
    });
    expect(table.length).toBeGreaterThan(2);
  });

  test.each([
    ['an unknown game', { game: 'chess' }, 'game'],
    ['too few seats', { seats: [{ kind: 'me' }] }, 'seats'],
    ['two seats for one', { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }] }, 'seats'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a clock without time', { clock: { type: 'turn' } }, 'clock.time'],
    ['an unknown zone', { clock: { type: 'turn', time: 60_000, quiet: { from: 0, to: 60, zone: 'Sumer/Ur' } } }, 'clock.quiet.zone'],
  ])('is refused with %s', async (_, more, path) => {
    const answer = await anu.call('POST', '/api/tables', { game: 'sumeria', seats: OPEN, ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request', path } });
  });

  test('has a limit for each host', async () => {
    const host = await Visitor.guest(server.url, 'Host');
    for (let i = 0; i < 30; i++) await host.table({ game: 'sumeria', seats: OPEN });
    expect((await host.call('POST', '/api/tables', { game: 'sumeria', seats: OPEN })).body).toMatchObject({ code: 'too-many-tables' });
  });
});

describe('before the start', () => {
  test('seats are taken by link, each once; the last one starts the game', async () => {
    const { id } = await make();
    expect((await anu.call('POST', `/api/tables/${id}/join`, {})).body).toEqual({ code: 'already-seated' });
    await bel.must('POST', `/api/tables/${id}/join`, { seat: 2, salt: 'my-salt' });
    expect((await ea.call('POST', `/api/tables/${id}/join`, { seat: 2 })).body).toEqual({ code: 'seat-taken' });
    expect(await ea.must<TableView>('POST', `/api/tables/${id}/join`, {})).toMatchObject({
      status: 'running',
      fairness: { salts: ['', '', 'my-salt'] },
    });
    const late = await Visitor.guest(server.url, 'Late');
    expect((await late.call('POST', `/api/tables/${id}/join`, {})).body).toEqual({ code: 'already-started' });
  });

  test('a full table that waits for its host takes nobody more', async () => {
    const { id } = await make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'open' }], startWhenFull: false });
    await bel.must('POST', `/api/tables/${id}/join`, {});
    expect((await ea.call('POST', `/api/tables/${id}/join`, {})).body).toEqual({ code: 'table-full' });
    expect(await anu.must<TableView>('POST', `/api/tables/${id}/start`, {})).toMatchObject({ status: 'running' });
  });

  test('the host may remove, give seats to bots, and start', async () => {
    const { id } = await make();
    await bel.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    expect((await bel.call('POST', `/api/tables/${id}/remove`, { seat: 0 })).body).toEqual({ code: 'not-host' });
    expect((await anu.call('POST', `/api/tables/${id}/remove`, { seat: 2 })).body).toEqual({ code: 'no-person' });
    await anu.must('POST', `/api/tables/${id}/remove`, { seat: 1 });
    expect((await bel.call('POST', `/api/tables/${id}/chat`, { text: 'hey' })).body).toEqual({ code: 'not-seated' });
    await anu.must('PUT', `/api/tables/${id}/seats`, { seat: 1, level: 4 });
    expect((await view(id)).seats[1]).toMatchObject({ kind: 'bot', level: 4 });
    expect((await anu.call('PUT', `/api/tables/${id}/seats`, { seat: 0, level: 4 })).body).toEqual({ code: 'seat-taken' });
    await anu.must('PUT', `/api/tables/${id}/seats`, { seat: 1, level: null });
    expect((await anu.call('POST', `/api/tables/${id}/start`, {})).body).toMatchObject({ code: 'not-full', facts: { open: 2 } });
    expect(await anu.must<TableView>('POST', `/api/tables/${id}/start`, { bots: 2 })).toMatchObject({ status: 'running' });
    expect((await anu.call('POST', `/api/tables/${id}/start`, {})).body).toEqual({ code: 'already-started' });
  });

  test('who leaves frees the seat; the host’s rights pass on; an empty table is over', async () => {
    const { id } = await make();
    await bel.must('POST', `/api/tables/${id}/join`, {});
    await anu.must('POST', `/api/tables/${id}/leave`);
    expect(await view(id)).toMatchObject({ host: bel.id, seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'open' }] });
    await bel.must('POST', `/api/tables/${id}/leave`);
    expect(await view(id)).toMatchObject({ status: 'over', ended: 'abandoned' });
  });

  test('nothing can be played', async () => {
    const { id } = await make();
    const step = { index: 0, ticket: 'ticket-8', step: { by: 0, do: 'place' } };
    expect((await anu.call('POST', `/api/tables/${id}/steps`, step)).body).toEqual({ code: 'not-started' });
    expect((await anu.call('POST', `/api/tables/${id}/resign`)).body).toEqual({ code: 'not-started' });
    expect((await anu.call('POST', `/api/tables/${id}/rematch`)).body).toEqual({ code: 'not-over' });
    expect(await anu.must('GET', `/api/tables/${id}/record`)).toMatchObject({ steps: [], fairness: { commitment: expect.any(String) } });
  });
});

describe('lists', () => {
  test('the lobby has open tables only; mine come with my turn first', async () => {
    const host = await Visitor.guest(server.url, 'Host');
    const open = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' });
    const closed = await host.table({ game: 'assyria', seats: [{ kind: 'open' }, { kind: 'me' }] });
    const { tables } = await ea.must<{ tables: TableView[] }>('GET', '/api/tables?game=assyria');
    expect(tables.map(({ id }) => id)).toEqual([open.id]);
    await bel.must('POST', `/api/tables/${open.id}/join`, {});
    await bel.must('POST', `/api/tables/${closed.id}/join`, {});
    const mine = await host.must<{ tables: TableView[] }>('GET', '/api/me/tables');
    const waits = mine.tables.map(({ turn, seats }) => seats[turn.seat ?? 0]?.person?.id === host.id);
    expect(waits).toEqual([...waits].sort((a, b) => Number(b) - Number(a)));
    expect((await host.must<{ tables: TableView[] }>('GET', '/api/me/tables?status=over')).tables).toEqual([]);
  });
});

describe('after the game', () => {
  test('a rematch is made once, with the bots in their seats', async () => {
    const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 2 }] });
    await bel.must('POST', `/api/tables/${id}/join`, {});
    await anu.must('POST', `/api/tables/${id}/resign`);
    await bel.must('POST', `/api/tables/${id}/resign`);
    expect(await view(id)).toMatchObject({ status: 'over' });
    const next = await bel.must<TableView>('POST', `/api/tables/${id}/rematch`);
    expect(next).toMatchObject({ status: 'waiting', seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'bot', level: 2 }] });
    expect((await anu.must<TableView>('POST', `/api/tables/${id}/rematch`)).id).toBe(next.id);
    expect(await view(id)).toMatchObject({ rematch: next.id });
  });
});

describe('talk', () => {
  test('is heard by all but those who muted the speaker, and can be reported', async () => {
    const { id } = await make();
    await bel.must('POST', `/api/tables/${id}/join`, {});
    const socket = await anu.socket();
    await socket.request({ type: 'subscribe', table: id, from: 0 });
    await bel.must('POST', `/api/tables/${id}/chat`, { text: '<b>hello</b>' });
    expect(await socket.next('line')).toMatchObject({ line: { text: '<b>hello</b>', person: { name: 'Bel' } } });
    await anu.must('PUT', `/api/mutes/${bel.id}`);
    await bel.must('POST', `/api/tables/${id}/chat`, { text: 'unheard' });
    expect(await anu.must<Chat>('GET', `/api/tables/${id}/chat`)).toEqual({ lines: [] });
    expect((await bel.must<Chat>('GET', `/api/tables/${id}/chat`)).lines).toHaveLength(2);
    expect((await anu.must<Me>('GET', '/api/me')).muted).toEqual([bel.id]);
    await anu.must('DELETE', `/api/mutes/${bel.id}`);
    await bel.must('POST', `/api/tables/${id}/chat`, { text: 'again' });
    await socket.next('line', ({ line }) => line.text === 'again');
    expect(JSON.stringify(socket.heard)).not.toContain('unheard');
    await anu.must('POST', `/api/tables/${id}/reports`, { person: bel.id, reason: 'rude' });
    const stored = await server.house.store.db.selectFrom('kept_reports').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ person: anu.id, about: bel.id, reason: 'rude', lines: expect.stringContaining('unheard') });
    expect((await anu.call('POST', `/api/tables/${id}/reports`, { person: ea.id, reason: 'not here' })).body).toEqual({
      code: 'no-person',
    });
    socket.close();
  });
});

test('a table that was full when its process ended, before it began, begins', async () => {
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { db } = server.house.store;
  const { num } = await db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('seats').set({ kind: 'person', person: bel.id }).where('num', '=', num).where('seat', '=', 1).execute();
  server.house.tables.distrust(id);
  await startFull(server.house);
  expect(await view(id)).toMatchObject({ status: 'running' });
});
