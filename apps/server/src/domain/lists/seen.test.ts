import type { Mine, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('what was seen on one device is told to another, never grows past the log, and nothing becomes unseen', async () => {
  const anu = await Visitor.guest(server.url, 'Anu');
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bel = await Visitor.guest(server.url, 'Bel');
  const { length } = await bel.must<TableView>('POST', `/api/tables/${id}/join`, {});
  const seen = async () => (await anu.must<Mine>('GET', '/api/me/tables?status=on')).seen;
  expect(await seen()).toEqual({});
  for (const [index, before, told] of [
    [1, 0, 1],
    [99, 1, length],
    [0, length, length],
  ]) {
    expect(await anu.must('POST', `/api/tables/${id}/seen`, { index })).toEqual({ index: before });
    expect(await seen()).toEqual({ [id]: told });
  }
});
