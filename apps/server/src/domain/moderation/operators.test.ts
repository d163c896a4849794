/** What operators do on their page: those concerned notice at once, and it is recorded who did it. */
import type { AuditLog, KnownPeople, OpenReports } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { Pair } from '../../testing/pair.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { admin } from './admin.ts';

let server: TestServer;
let operator: Visitor;
beforeAll(async () => {
  server = await testServer({ SHINAR_BOT_PACE: '1000000' });
  operator = await Visitor.guest(server.url, 'Ziusudra');
  await admin(server.house.store.db, Date.now(), ['operator', operator.id]);
});
afterAll(() => server.end());

const act = (wish: object) => operator.call<{ code: string }>('POST', '/api/operators/acts', wish);
const audit = async () => (await operator.must<AuditLog>('GET', '/api/operators/audit')).acts;

test('a report is seen with its evidence, also when the account is gone, and is settled once', async () => {
  const pair = await Pair.at(server.url, {});
  const [anu, bel] = pair.people as [Visitor, Visitor];
  await bel.must('POST', `/api/tables/${pair.id}/chat`, { text: 'something <b>rude</b>' });
  await anu.must('POST', `/api/tables/${pair.id}/reports`, { person: bel.id, reason: 'rude' });
  const seen = async () => (await operator.must<OpenReports>('GET', '/api/operators/reports')).reports;
  const [first] = await seen();
  expect(first).toMatchObject({ by: { name: 'Anu' }, about: { name: 'Bel', gone: false }, table: pair.id, reason: 'rude' });
  expect(first!.lines).toMatchObject([{ text: 'something <b>rude</b>' }]);
  await bel.must('DELETE', '/api/me');
  expect((await seen())[0]).toMatchObject({ about: { name: 'Bel', gone: true }, lines: [{ text: 'something <b>rude</b>' }] });
  expect((await act({ act: 'settle', report: first!.id, note: 'spoken to' })).status).toBe(204);
  expect(await seen()).toEqual([]);
  expect((await audit())[0]).toMatchObject({ act: 'settle', by: 'Ziusudra', about: String(first!.id), note: 'spoken to' });
  pair.close();
});

test('who is banned is out at once, who is muted says nothing, and both can be lifted', async () => {
  const pair = await Pair.at(server.url, {});
  const [anu, bel] = pair.people as [Visitor, Visitor];
  expect((await act({ act: 'silence', person: anu.id, hours: 1 })).status).toBe(204);
  expect((await anu.call('POST', `/api/tables/${pair.id}/chat`, { text: 'hello' })).body).toMatchObject({ code: 'silenced' });
  expect((await act({ act: 'ban', person: bel.id })).status).toBe(204);
  expect(await pair.sockets[1]!.closed).toBe(4001);
  expect((await bel.call('GET', '/api/me')).status).toBe(401);
  const { people } = await operator.must<z.infer<typeof KnownPeople>>('GET', `/api/operators/people?name=${bel.id}`);
  expect(people).toMatchObject([{ name: 'Bel', bannedUntil: expect.any(Number), silentUntil: null }]);
  await act({ act: 'unban', person: anu.id });
  expect((await anu.call('POST', `/api/tables/${pair.id}/chat`, { text: 'hello' })).status).toBe(204);
  expect((await act({ act: 'ban', person: operator.id })).body.code).toBe('forbidden');
  pair.close();
});

test('a name is changed, a table taken back or closed, and everybody there sees it', async () => {
  const pair = await Pair.at(server.url, {});
  const [anu] = pair.people as [Visitor];
  const socket = pair.sockets[1]!;
  await act({ act: 'rename', person: anu.id, name: 'Player 7' });
  expect((await socket.next('table', ({ view }) => view.seats[0]?.person?.name === 'Player 7')).view.id).toBe(pair.id);
  const before = pair.follower.play.steps.length;
  for (let i = 0; i < 3; i++) await pair.step();
  expect((await act({ act: 'repair', table: pair.id, to: before })).status).toBe(204);
  await socket.next('entries', ({ entries }) => entries.some(({ undo }) => undo?.to === before));
  await pair.catchUp();
  expect(pair.follower.play.steps.length).toBe(before);
  await pair.step();
  expect((await act({ act: 'close', table: pair.id, note: 'cheating' })).status).toBe(204);
  expect((await socket.next('table', ({ view }) => view.status === 'over')).view.ended).toBe('abandoned');
  expect((await audit()).slice(0, 3).map(({ act: done, about, note }) => [done, about, note])).toEqual([
    ['close', pair.id, 'cheating'],
    ['repair', pair.id, ''],
    ['rename', 'Player 7', 'Anu → Player 7'],
  ]);
  pair.close();
});

test('who is operator no more sees and does nothing', async () => {
  const former = await Visitor.guest(server.url, 'Former');
  const { db } = server.house.store;
  await admin(db, Date.now(), ['operator', former.id]);
  expect((await former.call('GET', '/api/me')).body).toMatchObject({ operator: true });
  await admin(db, Date.now(), ['no-operator', former.id]);
  expect((await former.call('GET', '/api/me')).body).toMatchObject({ operator: false });
  expect((await former.call('GET', '/api/operators/reports')).body).toEqual({ code: 'forbidden' });
});
