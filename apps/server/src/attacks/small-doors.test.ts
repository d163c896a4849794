/** Small doors: names that nobody sees, reports without end, tables without a host, numbers through a proxy. */
import type { TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test.each(['\u3164', '\u2800\u2800', '\u00a0', '\u0301', '\ufe0f', '\u115f\u1160', '\u200d'])(
  'a name that cannot be seen is none: %j',
  async (name) => {
    expect((await new Visitor(server.url).call('POST', '/api/guests', { name })).status).toBe(400);
  },
);

test.each(['Anu', '安', 'Zoë', '🐪', '❤️'])('a name that can be seen is one: %j', async (name) => {
  expect((await new Visitor(server.url).call('POST', '/api/guests', { name })).status).toBe(200);
});

test('one person reports ten times an hour', async () => {
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const report = async () => (await anu.call('POST', `/api/tables/${id}/reports`, { person: bel.id, reason: 'no reason' })).status;
  for (let i = 0; i < 10; i++) expect(await report()).toBe(204);
  expect(await report()).toBe(429);
});

test('a host who made tables without sitting down leaves none behind that nobody can start', async () => {
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const make = () => anu.table({ game: 'assyria', seats: [{ kind: 'open' }, { kind: 'open' }], visibility: 'open', startWhenFull: false });
  const [empty, joined] = [await make(), await make()];
  await bel.must('POST', `/api/tables/${joined.id}/join`, {});
  await anu.must('DELETE', '/api/me');
  expect(await bel.must<TableView>('GET', `/api/tables/${joined.id}`)).toMatchObject({ status: 'waiting', host: bel.id });
  expect(await bel.must<TableView>('GET', `/api/tables/${empty.id}`)).toMatchObject({ status: 'over' });
});

test('without a token the numbers are for this machine, not for whom a proxy on it lets through', async () => {
  expect((await new Visitor(server.url).call('GET', '/metrics')).status).toBe(200);
  expect((await new Visitor(server.url, '203.0.113.9').call('GET', '/metrics')).status).toBe(403);
});
