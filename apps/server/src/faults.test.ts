import { globSync, readFileSync } from 'node:fs';
import { ERRORS } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Follower, newTicket } from './testing/game.ts';
import { type TestServer, testServer, Visitor } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('a step that could not be written is not told to anybody, and goes through when it is sent again', async () => {
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const follower = new Follower('assyria', 2);
  const socket = await anu.socket();
  socket.onMessage = (message) => message.type === 'entries' && follower.follow(message.entries);
  await socket.request({ type: 'subscribe', table: id, from: 0 });
  const { length } = follower;
  const act = { index: length, ticket: newTicket(), step: follower.any() };
  const actor = follower.actor === 0 ? anu : bel;
  const broken = vi.spyOn(server.house.store.writer, 'append').mockRejectedValueOnce(new Error('disk full'));
  expect(await actor.call('POST', `/api/tables/${id}/steps`, act)).toMatchObject({ status: 503, body: { code: 'try-again' } });
  broken.mockRestore();
  expect(follower.length).toBe(length);
  expect(await actor.must('POST', `/api/tables/${id}/steps`, act)).toEqual({ index: length + 1 });
  socket.close();
});

test('a fault that nobody foresaw is answered without telling what it was', async () => {
  const broken = vi.spyOn(server.house.tables, 'use').mockRejectedValue(new TypeError('secret detail'));
  expect(await new Visitor(server.url).call('GET', '/api/tables/xxxxxxxxxxxx')).toEqual({ status: 500, body: { code: 'failed' } });
  broken.mockRestore();
});

test('every error code is met by a test', () => {
  const folder = new URL('.', import.meta.url).pathname;
  const tests = globSync('**/*.test.ts', { cwd: folder })
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .join('\n');
  expect(Object.keys(ERRORS).filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
