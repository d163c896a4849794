import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Position, ProgramMade, Programs, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { newTicket } from '../../testing/game.ts';
import { type TestServer, TestSocket, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
let anu: Visitor;
beforeAll(async () => {
  server = await testServer();
  anu = await Visitor.guest(server.url, 'Anu');
});
afterAll(() => server.end());

const newBot = (name = 'Clay bot'): Promise<ProgramMade> => anu.must('POST', '/api/me/bots', { name });

/** A caller with a token and no cookie. */
const as = (token: string) => {
  const visitor = new Visitor(server.url);
  const headers = { authorization: `Bearer ${token}` };
  return { call: <T>(method: string, path: string, body?: unknown) => visitor.call<T>(method, path, body, headers), headers };
};

describe('an account for a bot', () => {
  test('is called by its token, and seen to be a bot', async () => {
    const { id, token } = await newBot();
    const bot = as(token);
    expect(await bot.call('GET', '/api/me')).toMatchObject({ status: 200, body: { id } });
    const { body } = await bot.call<TableView>('POST', '/api/tables', { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(body.seats[0]!.person).toEqual({ id, name: 'Clay bot', kept: false, bot: true });
    expect((await as('x'.repeat(43)).call('GET', '/api/me')).status).toBe(401);
  });

  test('does not sit where games are rated, and makes no bots', async () => {
    const bot = as((await newBot()).token);
    const rated = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true };
    expect(await bot.call('POST', '/api/tables', rated)).toMatchObject({ status: 409, body: { code: 'no-bots' } });
    const { id } = await anu.table(rated);
    expect(await bot.call('POST', `/api/tables/${id}/join`, {})).toMatchObject({ status: 409, body: { code: 'no-bots' } });
    expect(await bot.call('POST', '/api/me/bots', { name: 'Son of clay' })).toMatchObject({ status: 409, body: { code: 'no-bots' } });
  });

  test('gets another token, and the one before is worth nothing', async () => {
    const { id, token } = await newBot('Lost bot');
    const bel = await Visitor.guest(server.url, 'Bel');
    expect(await bel.call('POST', `/api/me/bots/${id}/token`)).toMatchObject({ status: 404, body: { code: 'no-person' } });
    const renewed = await anu.must<ProgramMade>('POST', `/api/me/bots/${id}/token`);
    expect(renewed).toMatchObject({ id, name: 'Lost bot' });
    expect((await as(token).call('GET', '/api/me')).status).toBe(401);
    expect(await as(renewed.token).call('GET', '/api/me')).toMatchObject({ status: 200, body: { id } });
  });

  test('is listed, and deleted by its owner alone, and with its owner', async () => {
    const bel = await Visitor.guest(server.url, 'Bel');
    const { id, token } = await bel.must<ProgramMade>('POST', '/api/me/bots', { name: 'Reed bot' });
    expect((await bel.must<z.infer<typeof Programs>>('GET', '/api/me/bots')).programs).toMatchObject([{ id, name: 'Reed bot' }]);
    expect(await anu.call('DELETE', `/api/me/bots/${id}`)).toMatchObject({ status: 404, body: { code: 'no-person' } });
    await bel.must('DELETE', `/api/me/bots/${id}`);
    expect((await as(token).call('GET', '/api/me')).status).toBe(401);
    const { token: other } = await bel.must<ProgramMade>('POST', '/api/me/bots', { name: 'Mud bot' });
    await bel.must('DELETE', '/api/me');
    expect((await as(other).call('GET', '/api/me')).status).toBe(401);
  });
});

describe('a position', () => {
  test('has all that may be played, by HTTP and on the socket', async () => {
    const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], startWhenFull: true });
    const waiting = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await anu.call('GET', `/api/tables/${waiting.id}/position`)).toMatchObject({ status: 409, body: { code: 'not-started' } });
    const position = await waitForSeat(id, 0);
    expect(position.legal.length).toBeGreaterThan(0);
    expect(position.scores).toEqual([0, 0]);
    expect(position.prompt).toMatchObject({ clause: expect.stringMatching(/^A/), task: expect.any(String) });
    const socket = await TestSocket.open(server.url, as((await newBot()).token).headers);
    expect(await socket.request({ type: 'position', table: id })).toMatchObject({ type: 'done', position });
    socket.close();
    await anu.must('POST', `/api/tables/${id}/steps`, {
      index: position.index,
      ticket: newTicket(),
      step: { by: 0, ...position.legal[0] },
    });
  });

  test('of a table for its players is for its players', async () => {
    const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], watch: 'seated' });
    const bot = as((await newBot()).token);
    expect(await bot.call('GET', `/api/tables/${id}/position`)).toMatchObject({ status: 403 });
    const socket = await TestSocket.open(server.url, bot.headers);
    expect(await socket.request({ type: 'position', table: id })).toMatchObject({ type: 'failed', failure: { code: 'forbidden' } });
    socket.close();
  });
});

async function waitForSeat(table: string, seat: number): Promise<Position> {
  return expect
    .poll(() => anu.must<Position>('GET', `/api/tables/${table}/position`))
    .toMatchObject({ seat })
    .then(() => anu.must<Position>('GET', `/api/tables/${table}/position`));
}

test('what is refused names the field that was expected', async () => {
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  const { index } = await waitForSeat(id, 0);
  const play = (step: object) => anu.call('POST', `/api/tables/${id}/steps`, { index, ticket: newTicket(), step });
  expect(await play({ do: 'settle', at: 'c1r0' })).toMatchObject({ status: 400, body: { path: 'step.by', facts: { expected: 'number' } } });
  expect(await play({ by: 0, do: 'dance' })).toMatchObject({
    body: { path: 'step.do', facts: { expected: expect.stringContaining('settle') } },
  });
  expect(await play({ by: 0, do: 'settle' })).toMatchObject({ body: { path: 'step.at', reason: 'missing-field' } });
  expect(await play({ by: 0, do: 'settle', at: 'ur' })).toMatchObject({
    body: { path: 'step.at', facts: { expected: expect.stringContaining('c1r0') } },
  });
});

test('the description has the steps of every game', async () => {
  const { body } = await anu.call<{ components: { schemas: Record<string, { oneOf: { title: string; required: string[] }[] }> } }>(
    'GET',
    '/api/openapi.json',
  );
  const { schemas } = body.components;
  expect(Object.keys(schemas)).toEqual(
    ['sumeria-step', 'assyria-step', 'after-the-flood-step'].sort(
      (a, b) => Object.keys(schemas).indexOf(a) - Object.keys(schemas).indexOf(b),
    ),
  );
  expect(schemas['sumeria-step']!.oneOf.find(({ title }) => title === 'move')!.required).toEqual(['by', 'do', 'from', 'to']);
  expect(schemas['after-the-flood-step']!.oneOf.find(({ title }) => title === 'city')!.required).toEqual(['by', 'do', 'at']);
});

test('the guide leads to a bot that plays a game to its end', async () => {
  const guide = readFileSync(new URL('../../../../../docs/guide/bots-by-api.md', import.meta.url), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'shinar-bot-'));
  const program = Array.from(guide.matchAll(/```js\n([\s\S]*?)```/g), ([, block]) => block).join('\n');
  writeFileSync(join(folder, 'bot.mjs'), program.replace('setTimeout(done, 200)', 'setTimeout(done, 5)'));
  const { stdout } = await promisify(execFile)(process.execPath, ['bot.mjs'], {
    cwd: folder,
    env: { ...process.env, SHINAR_URL: server.url },
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/Clay bot has the token [\w-]{43}\nIt sits in seat 0 of .*\n\{ scores: \[ \d+, \d+, \d+ \], winners: \[/);
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('the same in Python', async () => {
  const program = readFileSync(new URL('../../../../../examples/bots/clay.py', import.meta.url), 'utf8').replace(
    'sleep(0.2)',
    'sleep(0.005)',
  );
  const { stdout } = await promisify(execFile)('python3', ['-c', program], { env: { ...process.env, SHINAR_URL: server.url } });
  expect(stdout).toMatch(/Clay bot has the token [\w-]{43}\nIt sits in seat 0 of .*\n\{'scores': \[\d+, \d+, \d+\], 'winners': \[/);
});
