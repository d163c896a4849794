/** Everything that leaves the house, sent to listeners that speak SMTP, HTTPS and Web Push. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { Agent } from 'node:https';
import type { Me, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { WORDS } from '../domain/notices/words.ts';
import { httpsListener, SHARED_TLS, smtpListener } from '../testing/listeners.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';
import { makeSenders } from './senders.ts';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof smtpListener>>;
let web: Awaited<ReturnType<typeof httpsListener>>;
beforeAll(async () => {
  smtp = await smtpListener();
  web = await httpsListener();
  server = await testServer({ SHINAR_SMTP: `smtp://127.0.0.1:${smtp.port}`, SHINAR_MAIL_FROM: 'shinar@example.org' });
});
afterAll(async () => {
  await server.end();
  await smtp.end();
  await web.end();
});

const guest = (name: string) => Visitor.guest(server.url, name);
const letterTo = (to: string): Promise<string> => smtp.letterTo(to);
const tokenIn = (text: string): string => /#\/link\/([\w-]{43})/.exec(text)?.[1] ?? '';

test('a one-time link comes by mail, and keeps the identity by that address', async () => {
  const anu = await guest('Anu');
  await anu.must('PUT', '/api/me/mail', { mail: 'Anu@Example.org' });
  expect((await anu.must<Me>('GET', '/api/me')).mail).toBe(null);
  const text = await letterTo('anu@example.org');
  expect(text).toContain(`Subject: Shinar: ${WORDS.en.confirm.subject}`);
  expect(await anu.must<Me>('POST', '/api/links/use', { token: tokenIn(text) })).toMatchObject({ id: anu.id, mail: 'anu@example.org' });
  smtp.letters.length = 0;
  const phone = new Visitor(server.url);
  await phone.must('POST', '/api/links/mail', { mail: 'anu@example.org' });
  const token = tokenIn(await letterTo('anu@example.org'));
  expect(await phone.must<Me>('POST', '/api/links/use', { token })).toMatchObject({ id: anu.id, devices: 2 });
  expect((await phone.call('POST', '/api/links/use', { token })).body).toEqual({ code: 'link-spent' });
  await phone.must('DELETE', '/api/me/mail');
  expect((await anu.must<Me>('GET', '/api/me')).mail).toBe(null);
});

test('who shows that an address is theirs has it, whoever had it before', async () => {
  const people = [await guest('Enlil'), await guest('Enki')];
  for (const person of people) {
    smtp.letters.length = 0;
    await person.must('PUT', '/api/me/mail', { mail: 'shared@example.org' });
    await person.must('POST', '/api/links/use', { token: tokenIn(await letterTo('shared@example.org')) });
  }
  const kept = await Promise.all(people.map((person) => person.must<Me>('GET', '/api/me')));
  expect(kept.map(({ mail }) => mail)).toEqual([null, 'shared@example.org']);
});

test('an address that nobody keeps gets nothing, and the answer is the same', async () => {
  smtp.letters.length = 0;
  const nobody = new Visitor(server.url);
  expect(await nobody.call('POST', '/api/links/mail', { mail: 'stranger@example.org' })).toEqual({ status: 204, body: '' });
  const anu = await guest('Anu');
  await anu.must('PUT', '/api/me/mail', { mail: 'later@example.org' });
  await letterTo('later@example.org');
  expect(smtp.letters.map(({ to }) => to)).toEqual(['later@example.org']);
});

test('an address gets so many an hour; a letter that is not taken is told; without SMTP there are none', async () => {
  const anu = await guest('Anu');
  const codes: unknown[] = [];
  for (let i = 0; i < 6; i++) codes.push((await anu.call('PUT', '/api/me/mail', { mail: 'often@example.org' })).status);
  expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
  const other = await guest('Other');
  expect((await other.call('PUT', '/api/me/mail', { mail: 'nobody@example.org' })).body).toEqual({ code: 'not-sent' });
  const bare = await testServer();
  const bel = await Visitor.guest(bare.url, 'Bel');
  expect((await bel.call('PUT', '/api/me/mail', { mail: 'a@example.org' })).body).toEqual({ code: 'switched-off' });
  expect((await bel.call('POST', '/api/links/mail', { mail: 'a@example.org' })).body).toEqual({ code: 'switched-off' });
  await bare.end();
});

test('a turn is told by mail in the receiver’s language, with a link to the table and one that ends it', async () => {
  const people = [await guest('Nabu'), await guest('Nisaba')];
  for (const person of people) {
    const mail = `${person.id}@example.org`.toLowerCase();
    await server.house.store.db.updateTable('people').set({ mail }).where('id', '=', person.id).execute();
    await person.must('PUT', '/api/me/notices', { push: false, mail, webhook: null, quiet: null });
    await person.must('PUT', '/api/me/language', { language: 'de' });
  }
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { turn } = await people[1]!.must<TableView>('POST', `/api/tables/${id}/join`, {});
  const text = await letterTo(`${people[turn.seat!]!.id}@example.org`.toLowerCase());
  expect(text).toContain(`Subject: Shinar: ${WORDS.de.turn('Assyria')}`);
  expect(text).toContain(`/table/${id}`);
  const [, token = ''] = /List-Unsubscribe:\s+<[^>]+token=([\w-]{43})>/.exec(text) ?? [];
  expect((await new Visitor(server.url).call('POST', `/api/notices/off?token=${token}`)).status).toBe(204);
});

/** All names lead to the listener here. */
const agent = () =>
  new Agent({
    ...SHARED_TLS,
    lookup: (_, { all }, found) => (all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)),
  });
const NOTICE = {
  kind: 'turn',
  table: 'abcdefghijkl',
  game: 'sumeria',
  url: 'https://shinar.example/table/abcdefghijkl',
  off: 'https://shinar.example/off',
  language: 'fr',
  text: 'Sumeria : c’est à vous.',
} as const;
const vapid = webPush.generateVAPIDKeys();
const senders = () => makeSenders({ notices: { webhook: true, mail: undefined, push: vapid }, origin: 'https://shinar.example' }, agent());

test('a webhook gets the notice as JSON, and a refusal is a failure', async () => {
  const { webhook } = senders();
  await webhook?.(`https://hook.example:${web.port}/200`, NOTICE);
  const { headers, body } = web.posts.at(-1)!;
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(body))).toEqual({ type: 'turn', ...NOTICE });
  await expect(webhook?.(`https://hook.example:${web.port}/500`, NOTICE)).rejects.toThrow('status 500');
});

test('a push message can be read by the browser alone, and is signed by this server', async () => {
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') };
  const { push } = senders();
  const endpoint = `https://push.example:${web.port}/201`;
  expect(await push?.({ endpoint, keys }, NOTICE)).toBe(true);
  const { headers, body } = web.posts.at(-1)!;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(JSON.parse(opened(body, browser, auth))).toEqual(NOTICE);
  const [, head, claims, signature] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(String(headers.authorization)) ?? [];
  expect(isSigned(`${head}.${claims}`, signature ?? '')).toBe(true);
  expect(JSON.parse(String(Buffer.from(claims ?? '', 'base64url')))).toMatchObject({ aud: `https://push.example:${web.port}` });
  expect(await push?.({ endpoint: `https://push.example:${web.port}/410`, keys }, NOTICE)).toBe(false);
  await expect(push?.({ endpoint: `https://push.example:${web.port}/500`, keys }, NOTICE)).rejects.toThrow();
});

/** RFC 8291: what a browser does with a push message. */
function opened(message: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, sender] = [message.subarray(0, 16), message.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16));
  const text = Buffer.concat([cipher.update(message.subarray(86, -16)), cipher.final()]);
  return String(text.subarray(0, text.lastIndexOf(2)));
}

/** RFC 8292. */
function isSigned(text: string, signature: string): boolean {
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
