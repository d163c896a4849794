/** More than one may have: requests by other spellings, tables, undos, and searches that look everywhere. */
import { request } from 'node:http';
import type { TableView } from '@shinar/protocol';
import { MineQuery, Quiet } from '@shinar/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addTime } from '../domain/clocks/quiet.ts';
import { mine } from '../domain/lists/lists.ts';
import { openLobby } from '../domain/lists/lobby.ts';
import { createTable } from '../domain/seating/create.ts';
import { loadTable } from '../domain/tables/load.ts';
import { Follower, newTicket } from '../testing/game.ts';
import { type TestSocket, testServer, Visitor } from '../testing/server.ts';

const HOUR = 3_600_000;

/** What the processor has done here since then, in seconds: other work on the machine does not count. */
function workSince(then: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(then);
  return (user + system) / 1e6;
}

/** Asks with the target written as it is given. */
const ask = (url: string, path: string): Promise<number> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url);
    const call = request({ hostname, port, path, method: 'GET' }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    call.on('error', failed);
    call.end();
  });

test.each([
  ['as it is', () => '/api/about'],
  ['with a letter in other words', () => '/%61pi/about'],
  ['as a whole address', (url: string) => `${url}/api/about`],
  ['that leads nowhere', () => '/api/nowhere'],
])('a path %s counts as a request', async (_, pathOf) => {
  const server = await testServer({ SHINAR_REQUESTS_A_MINUTE: '5' });
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push(await ask(server.url, pathOf(server.url)));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  await server.end();
});

const WISH = {
  game: 'assyria',
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
  visibility: 'private' as const,
  watch: 'anyone' as const,
  clock: { type: 'none' as const },
  absence: { rule: 'bot' as const, level: 1 },
  rated: false,
  startWhenFull: true,
  salt: '',
};

test('of 30 tables at once as many are made as one may have', async () => {
  const server = await testServer({ SHINAR_TABLES_EACH: '5' });
  const anu = await Visitor.guest(server.url, 'Anu');
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => createTable(server.house, anu.id, WISH)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await server.end();
});

test('one guest does not fill the lobby', async () => {
  const server = await testServer({});
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  await bel.table({ ...WISH, visibility: 'open' });
  const made = [];
  for (let i = 0; i < 5; i++) made.push(await anu.call<TableView>('POST', '/api/tables', { ...WISH, visibility: 'open' }));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(made.at(-1)).toMatchObject({ status: 409, body: { code: 'too-many-tables', facts: { most: 3 } } });
  const { tables } = await anu.must<{ tables: TableView[] }>('GET', '/api/tables');
  expect(tables.filter(({ host }) => host === anu.id)).toHaveLength(3);
  expect(tables.filter(({ host }) => host === bel.id)).toHaveLength(1);
  expect((await openLobby(server.house, 'sumeria')).tables).toEqual([]);
  await server.end();
});

test('quiet windows cost next to nothing, are 16 hours at most, and name a zone in one way', () => {
  const zone = 'Europe/Paris';
  expect(Quiet.safeParse({ from: 0, to: 1439, zone }).success).toBe(false);
  expect(Quiet.safeParse({ from: 1200, to: 720, zone }).success).toBe(true);
  expect(Quiet.parse({ from: 0, to: 60, zone: 'eUROPE/pARIS' }).zone).toBe('Europe/Paris');
  const start = Date.parse('2026-01-10T12:00:00Z');
  addTime(start, HOUR, { from: 1200, to: 720, zone });
  const work = process.cpuUsage();
  addTime(start, 30 * 24 * HOUR, { from: 1, to: 0, zone });
  addTime(start, 30 * 24 * HOUR, { from: 1200, to: 720, zone });
  expect(workSince(work)).toBeLessThan(0.5);
});

test('step and undo come to an end, and what was undone is not played again', async () => {
  const server = await testServer({});
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const sockets = [await anu.socket(), await bel.socket()];
  const follower = new Follower('assyria', 2);
  sockets[0]!.onMessage = (message) => message.type === 'entries' && follower.follow(message.entries);
  await sockets[0]!.request({ type: 'subscribe', table: id, from: 0 });
  const act = (seat: number, what: object) =>
    sockets[seat]!.request({ table: id, index: follower.length, ticket: newTicket(), ...what } as Parameters<TestSocket['request']>[0]);
  let undone = 0;
  let refused: unknown;
  for (let i = 0; i < 500 && refused === undefined; i++) {
    const [seat, at] = [follower.actor, follower.play.steps.length];
    expect((await act(seat, { type: 'step', step: follower.any() })).type).toBe('done');
    await expect.poll(() => follower.play.steps.length).toBeGreaterThan(at);
    if (follower.actor !== seat || follower.play.steps.length !== at + 1) {
      undone = 0;
      continue;
    }
    const back = await act(seat, { type: 'undo', to: at });
    if (back.type === 'failed') refused = back.failure;
    else undone++;
    await expect.poll(() => follower.play.steps.length).toBe(back.type === 'failed' ? at + 1 : at);
  }
  expect(refused).toMatchObject({ code: 'too-many-undos', facts: { most: 30 } });
  expect(undone).toBe(30);
  const again = await loadTable(server.house.store.db, { id });
  expect(again?.length).toBe(follower.length);
  expect(again?.play.state.hash()).toBe(follower.play.state.hash());
  for (const socket of sockets) socket.close();
  await server.end();
});

test('a log of 20,000 entries that were undone again is loaded in no time', async () => {
  const server = await testServer({});
  const { db } = server.house.store;
  const anu = await Visitor.guest(server.url, 'Anu');
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await expect.poll(async () => (await loadTable(db, { id }))?.play.steps.length).toBeGreaterThan(0);
  const table = (await loadTable(db, { id }))!;
  const { length } = table;
  const steps = table.play.steps.length;
  const last = (await db
    .selectFrom('steps')
    .selectAll()
    .where('num', '=', table.num)
    .where('idx', '=', length - 1)
    .executeTakeFirstOrThrow())!;
  const rows = Array.from({ length: 20_000 }, (_, i) =>
    i % 2 === 0
      ? { ...last, idx: length + i, ticket: null }
      : { ...last, idx: length + i, seat: 0, step: `{"undo":${steps}}`, ticket: null },
  );
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('steps')
      .values(rows.slice(i, i + 500))
      .execute();
  await db
    .updateTable('turns')
    .set({ length: length + 20_000 })
    .where('num', '=', table.num)
    .execute();
  const work = process.cpuUsage();
  expect((await loadTable(db, { id }))?.play.steps.length).toBe(steps);
  expect(workSince(work)).toBeLessThan(3);
  await server.end();
});

test('a name is searched among my own tables, not among all there are', async () => {
  const server = await testServer({});
  const { db } = server.house.store;
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Belshazzar')];
  const { id } = await anu.table(WISH);
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const many = sql`with recursive n(i) as (select 1000 union all select i + 1 from n where i < 41000)`;
  await sql`insert into tables (num, id, game, board, players, rules, status, visibility, watch, host, clock, absence, rated, start_when_full, seed, commitment, created_at)
    ${many} select i, 't' || i, 'assyria', '', 2, 1, 'waiting', 'private', 'anyone', null, '{}', '{}', 0, 0, '', '', 0 from n`.execute(db);
  await sql`insert into seats (num, seat, kind, person, salt, held, resigned) ${many} select i, 0, 'person', ${bel.id}, '', 0, 0 from n`.execute(
    db,
  );
  const works = [];
  for (let i = 0; i < 5; i++) {
    const work = process.cpuUsage();
    expect((await mine(server.house, anu.id, { search: 'belsh' })).map((table) => table.id)).toEqual([id]);
    works.push(workSince(work));
  }
  expect(Math.min(...works)).toBeLessThan(0.04);
  await server.end();
});

test('signs that no text has are refused in a search, not stumbled over', () => {
  expect(MineQuery.safeParse({ search: 'a\u0000b' }).success).toBe(false);
  expect(MineQuery.safeParse({ search: 'Šamaš' }).success).toBe(true);
});
