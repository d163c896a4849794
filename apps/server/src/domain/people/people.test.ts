import type { Link, Me, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());
const guest = (name = 'Anu') => Visitor.guest(server.url, name);
const PASSWORD = 'between two rivers';

test('a guest needs a name and gets a cookie that scripts cannot read', async () => {
  const answer = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  Enki ' }),
  });
  expect(await answer.json()).toMatchObject({ name: 'Enki', handle: null, devices: 1 });
  const cookie = answer.headers.get('set-cookie');
  expect(cookie).toMatch(/^shinar=.+HttpOnly; SameSite=Lax/);
});

test.each(['', '   ', 'a'.repeat(25), 'a\u202eb', 'a\nb', 'a\u0000', 5, null])('the name %j is refused', async (name) => {
  expect(await new Visitor(server.url).call('POST', '/api/guests', { name })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', path: 'name' },
  });
});

test('a cookie that was changed is worth nothing', async () => {
  const anu = await guest();
  anu.cookie = anu.cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  expect(await anu.call('GET', '/api/me')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});

test('a password keeps the identity, on several devices', async () => {
  const anu = await guest('Anu of Uruk');
  await anu.must('PUT', '/api/me/password', { handle: 'Anu.1', password: PASSWORD });
  const phone = new Visitor(server.url);
  expect(await phone.must<Me>('POST', '/api/sessions', { handle: 'anu.1', password: PASSWORD })).toMatchObject({ id: anu.id, devices: 2 });
  for (const wrong of [
    { handle: 'anu.1', password: 'not the one' },
    { handle: 'nobody', password: PASSWORD },
  ]) {
    expect(await phone.call('POST', '/api/sessions', wrong)).toMatchObject({ status: 401, body: { code: 'wrong-password' } });
  }
  const bel = await guest('Bel');
  const taken = await bel.call('PUT', '/api/me/password', { handle: 'anu.1', password: PASSWORD });
  expect(taken).toMatchObject({ status: 409, body: { code: 'handle-taken' } });
  const change = { handle: 'anu.1', password: 'another password' };
  expect((await anu.call('PUT', '/api/me/password', change)).body).toEqual({ code: 'wrong-password' });
  await anu.must('PUT', '/api/me/password', { ...change, old: PASSWORD });
  expect((await phone.call('GET', '/api/me')).status).toBe(401);
  await anu.must('DELETE', '/api/sessions');
  expect((await anu.call('GET', '/api/me')).status).toBe(401);
});

test('passwords and tokens are stored as hashes only', async () => {
  const anu = await guest('Anu of Ur');
  await anu.must('PUT', '/api/me/password', { handle: 'hashed', password: PASSWORD });
  const { token } = await anu.must<Link>('POST', '/api/links');
  const { db } = server.house.store;
  const person = await db.selectFrom('people').selectAll().where('handle', '=', 'hashed').executeTakeFirstOrThrow();
  expect(person.password).toMatch(/^\$argon2id\$/);
  const stored = JSON.stringify([
    await db.selectFrom('links').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
  ]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(anu.cookie.slice('shinar='.length).split('.')[0]);
});

test('a link signs one device in, once', async () => {
  const anu = await guest();
  const { token } = await anu.must<Link>('POST', '/api/links');
  const phone = new Visitor(server.url);
  expect(await phone.must<Me>('POST', '/api/links/use', { token })).toMatchObject({ id: anu.id });
  const again = await new Visitor(server.url).call('POST', '/api/links/use', { token });
  expect(again).toMatchObject({ status: 401, body: { code: 'link-spent' } });
});

test('a deleted account leaves nothing personal, frees seats and ends its sockets', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const seats = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }];
  const waiting = await bel.table({ game: 'sumeria', seats });
  await anu.must('POST', `/api/tables/${waiting.id}/join`, {});
  const running = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bel.must('POST', `/api/tables/${running.id}/join`, {});
  await anu.must('POST', `/api/tables/${running.id}/chat`, { text: 'hello' });
  const socket = await anu.socket();
  await anu.must('DELETE', '/api/me');
  expect(await socket.closed).toBe(4001);
  expect((await bel.must<TableView>('GET', `/api/tables/${waiting.id}`)).seats[0]).toMatchObject({ kind: 'open', person: null });
  const after = await bel.must<TableView>('GET', `/api/tables/${running.id}`);
  expect(after).toMatchObject({ status: 'over', ended: 'resigned', seats: [{ person: null }, { person: { id: bel.id } }] });
  expect(await bel.must('GET', `/api/tables/${running.id}/chat`)).toEqual({ lines: [] });
  expect(await server.house.store.db.selectFrom('sessions').selectAll().where('person', '=', anu.id).execute()).toEqual([]);
});

test('a new name is seen at the table', async () => {
  const anu = await guest();
  const { id } = await anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await anu.must('PUT', '/api/me', { name: 'Anu the Great' });
  expect((await anu.must<TableView>('GET', `/api/tables/${id}`)).seats[0]?.person?.name).toBe('Anu the Great');
});
