/** The limits that no setting changes; the others are tested beside what they limit. */
import type { Me } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hashPassword, isPassword } from './domain/people/passwords.ts';
import { openSession } from './domain/people/sessions.ts';
import { type TestServer, testServer, Visitor } from './testing/server.ts';

let server: TestServer;
let anu: Visitor;
beforeAll(async () => {
  server = await testServer({ SHINAR_TABLES_EACH: '100' });
  anu = await Visitor.guest(server.url, 'Anu');
});
afterAll(() => server.end());

const waiting = () => anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });

test('a socket listens to 50 tables', async () => {
  const socket = await anu.socket();
  for (let i = 0; i < 50; i++)
    expect(await socket.request({ type: 'subscribe', table: (await waiting()).id, from: 0 })).toMatchObject({ type: 'done' });
  const { id } = await waiting();
  expect(await socket.request({ type: 'subscribe', table: id, from: 0 })).toMatchObject({
    failure: { code: 'too-many', facts: { most: 50 } },
  });
  socket.close();
});

test('a socket has 32 requests under way', async () => {
  const { id } = await waiting();
  const socket = await anu.socket();
  let release: () => void = () => {};
  const held = server.house.tables.use(id, () => new Promise<void>((done) => (release = done)));
  const answers = Array.from({ length: 32 }, () => socket.request({ type: 'unsubscribe', table: id }));
  void socket.request({ type: 'unsubscribe', table: id });
  expect(await socket.next('failed')).toEqual({ type: 'failed', ref: null, failure: { code: 'too-many' } });
  release();
  await held;
  expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(Array(32).fill('done'));
  socket.close();
});

test('a person has 50 devices, and the oldest makes room', async () => {
  const { db } = server.house.store;
  const owner = await Visitor.guest(server.url, 'Owner');
  for (let now = Date.now() + 1; (await owner.call<Me>('GET', '/api/me')).body.devices < 50; now++)
    await openSession(db, owner.id, now, '');
  await openSession(db, owner.id, Date.now() + 1000, '');
  expect((await owner.call('GET', '/api/me')).status).toBe(401);
});

test('16 passwords are looked at at a time', async () => {
  const stored = await hashPassword('between two rivers');
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => isPassword(stored, 'between two rivers')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  expect(outcomes.at(-1)).toMatchObject({ reason: { failure: { code: 'too-many' } } });
  expect(await isPassword(stored, 'another')).toBe(false);
  expect(await isPassword(null, 'another')).toBe(false);
});

test('a person has so many requests a minute, wherever they come from', async () => {
  const narrow = await testServer({ SHINAR_PROXY: 'on', SHINAR_REQUESTS_A_MINUTE: '30' });
  const { cookie } = await Visitor.guest(narrow.url, 'Anu', '192.0.2.250');
  const ask = (address: number) => {
    const visitor = new Visitor(narrow.url, `192.0.2.${address}`);
    visitor.cookie = cookie;
    return visitor.call('GET', '/api/me');
  };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(i)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  await narrow.end();
});

test('a person says eight lines in ten seconds, whatever the table', async () => {
  const bel = await Visitor.guest(server.url, 'Bel');
  const { id } = await bel.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const answers = [];
  for (let i = 0; i < 10; i++) answers.push((await bel.call('POST', `/api/tables/${id}/chat`, { text: `${i}` })).status);
  expect(answers).toEqual([...Array(8).fill(204), 429, 429]);
});
