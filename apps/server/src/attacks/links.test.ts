/** One-time links, mail and passwords in the hands of others. */
import type { Devices, Link, LinkView, Me } from '@shinar/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WORDS } from '../domain/notices/words.ts';
import { smtpListener } from '../testing/listeners.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof smtpListener>>;
beforeAll(async () => {
  smtp = await smtpListener();
  server = await testServer({ SHINAR_SMTP: `smtp://127.0.0.1:${smtp.port}`, SHINAR_PROXY: 'on' });
});
afterAll(async () => {
  await server.end();
  await smtp.end();
});
beforeEach(() => {
  smtp.letters.length = 0;
});

const guest = (name: string) => Visitor.guest(server.url, name);
const letterTo = (to: string): Promise<string> => smtp.letterTo(to);
const tokenIn = (text: string): string => /#\/link\/([\w-]{43})/.exec(text)?.[1] ?? '';
const PASSWORD = 'between two rivers';

async function kept(name: string, mail: string): Promise<Visitor> {
  const person = await guest(name);
  await server.house.store.db.updateTable('people').set({ mail }).where('id', '=', person.id).execute();
  return person;
}

test('a confirmation that somebody else asked for neither signs its reader in nor takes their address', async () => {
  const victim = await kept('Victim', 'victim@example.org');
  const thief = await guest('Thief');
  await thief.must('PUT', '/api/me/mail', { mail: 'victim@example.org' });
  const letter = await letterTo('victim@example.org');
  expect(letter).toContain('Thief');
  const token = tokenIn(letter);
  for (const reader of [victim, new Visitor(server.url)]) {
    expect(await reader.must<LinkView>('POST', '/api/links/look', { token })).toEqual({
      person: { id: thief.id, name: 'Thief' },
      confirms: 'victim@example.org',
    });
    expect(await reader.call('POST', '/api/links/use', { token })).toMatchObject({ status: 403, body: { code: 'other-device' } });
  }
  expect((await victim.must<Me>('GET', '/api/me')).mail).toBe('victim@example.org');
});

test('a link that signs in says for whom before it is used', async () => {
  const anu = await guest('Anu');
  const { token } = await anu.must<Link>('POST', '/api/links');
  const phone = new Visitor(server.url);
  expect(await phone.must('POST', '/api/links/look', { token })).toEqual({ person: { id: anu.id, name: 'Anu' }, confirms: null });
  expect(await phone.must<Me>('POST', '/api/links/use', { token })).toMatchObject({ id: anu.id });
  expect((await phone.call('POST', '/api/links/look', { token })).body).toEqual({ code: 'link-spent' });
});

test('nobody has mail sent to an address that is not theirs', async () => {
  const anu = await guest('Anu');
  const wish = { push: false, mail: 'stranger@example.org', webhook: null, quiet: null };
  expect((await anu.call('PUT', '/api/me/notices', wish)).body).toEqual({ code: 'mail-unconfirmed' });
  const bel = await kept('Bel', 'bel@example.org');
  await bel.must('PUT', '/api/me/notices', { ...wish, mail: 'bel@example.org' });
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push((await bel.call('POST', '/api/me/notices/test')).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(smtp.letters.filter(({ to }) => to === 'stranger@example.org')).toEqual([]);
  await bel.must('DELETE', '/api/me/mail');
  expect(await bel.must('GET', '/api/me/notices')).toMatchObject({ mail: null });
});

test('a stranger does not use up somebody’s links, nor make them useless', async () => {
  const owner = await kept('Owner', 'owner@example.org');
  const first = new Visitor(server.url, '192.0.2.1');
  await first.must('POST', '/api/links/mail', { mail: 'owner@example.org' });
  const token = tokenIn(await letterTo('owner@example.org'));
  const stranger = new Visitor(server.url, '198.51.100.7');
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push((await stranger.call('POST', '/api/links/mail', { mail: 'owner@example.org' })).status);
  expect(answers).toContain(429);
  expect(await first.call('POST', '/api/links/mail', { mail: 'owner@example.org' })).toMatchObject({ status: 204 });
  expect(await first.must<Me>('POST', '/api/links/use', { token })).toMatchObject({ id: owner.id });
});

test('a new password signs a thief out, and ends the links that were open', async () => {
  const anu = await guest('Anu of Ur');
  await anu.must('PUT', '/api/me/password', { handle: 'anu.thief', password: PASSWORD });
  const thief = new Visitor(server.url);
  await thief.must('POST', '/api/sessions', { handle: 'anu.thief', password: PASSWORD });
  const socket = await thief.socket();
  const { token } = await thief.must<Link>('POST', '/api/links');
  await anu.must('PUT', '/api/me/password', { handle: 'anu.thief', password: 'another password', old: PASSWORD });
  expect(await socket.closed).toBe(4001);
  expect((await thief.call('GET', '/api/me')).status).toBe(401);
  expect((await thief.call('POST', '/api/links/use', { token })).body).toEqual({ code: 'link-spent' });
  expect((await anu.call('GET', '/api/me')).status).toBe(200);
});

test('devices are listed, and signed out one by one or all but this', async () => {
  const anu = await guest('Anu of Kish');
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const others = [];
  for (let i = 0; i < 3; i++) {
    const other = new Visitor(server.url);
    const { token } = await anu.must<Link>('POST', '/api/links');
    await other.call('POST', '/api/links/use', { token }, { 'user-agent': agent });
    others.push(other);
  }
  const { devices } = await anu.must<Devices>('GET', '/api/me/devices');
  expect(devices).toHaveLength(4);
  expect(devices.filter(({ here }) => here)).toHaveLength(1);
  expect(devices.filter(({ device }) => device === 'Firefox · Linux')).toHaveLength(3);
  const mine = (await others[0]!.must<Devices>('GET', '/api/me/devices')).devices.find(({ here }) => here)!;
  await anu.must('DELETE', `/api/me/devices/${mine.id}`);
  expect((await others[0]!.call('GET', '/api/me')).status).toBe(401);
  const stranger = await guest('Stranger');
  const theirs = devices.find(({ id }) => id !== mine.id)!.id;
  expect((await stranger.call('DELETE', `/api/me/devices/${theirs}`)).status).toBe(404);
  await anu.must('DELETE', '/api/me/devices');
  for (const other of others) expect((await other.call('GET', '/api/me')).status).toBe(401);
  expect((await anu.must<Devices>('GET', '/api/me/devices')).devices).toHaveLength(1);
});

test('an account has so many wrong passwords an hour, from wherever they come', async () => {
  const anu = await guest('Anu of Adab');
  await anu.must('PUT', '/api/me/password', { handle: 'anu.tried', password: PASSWORD });
  const codes = new Set<unknown>();
  for (let i = 0; i < 40; i += 8) {
    const tries = Array.from({ length: 8 }, (_, k) =>
      new Visitor(server.url, `203.0.113.${i + k}`).call<{ code: string }>('POST', '/api/sessions', {
        handle: 'anu.tried',
        password: 'wrong guess',
      }),
    );
    for (const { body } of await Promise.all(tries)) codes.add(body.code);
  }
  expect(codes).toEqual(new Set(['wrong-password', 'too-many']));
});

test('a race for one handle has one winner, and the others hear that it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, (_, i) => guest(`P${i}`)));
  const answers = await Promise.all(
    people.map((person) => person.call('PUT', '/api/me/password', { handle: 'the.one', password: PASSWORD })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a link that ends the notices asks first; what a mail program posts is enough', async () => {
  const anu = await kept('Anu of Umma', 'off@example.org');
  const wish = { push: false, mail: 'off@example.org', webhook: null, quiet: null, zone: null, unwanted: [] };
  await anu.must('PUT', '/api/me/notices', wish);
  const { off_token } = await server.house.store.db
    .selectFrom('notice_wishes')
    .select('off_token')
    .where('person', '=', anu.id)
    .executeTakeFirstOrThrow();
  const path = `/api/notices/off?token=${off_token}`;
  const nobody = new Visitor(server.url);
  expect(await nobody.call<string>('GET', path)).toMatchObject({ status: 200, body: expect.stringContaining(WORDS.en.offPage.question) });
  expect(await anu.must('GET', '/api/me/notices')).toEqual(wish);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await nobody.call('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
  expect(await anu.must('GET', '/api/me/notices')).toMatchObject({ mail: null });
});
