import { expect, test } from 'vitest';
import { Bucket } from '../base/bucket.ts';
import { type TestSocket, testServer, Visitor } from '../testing/server.ts';

test('a socket that floods is told so, and then closed', async () => {
  const server = await testServer({ SHINAR_MESSAGES_A_SECOND: '5' });
  const anu = await Visitor.guest(server.url, 'Anu');
  const socket = await anu.socket();
  for (let i = 0; i < 400; i++) socket.socket.send(JSON.stringify({ type: 'ping', ref: i }));
  expect(await socket.next('failed')).toMatchObject({ failure: { code: 'too-many' } });
  expect(await socket.closed).toBe(4003);
  await server.end();
});

test('a bucket fills up again, and not beyond its rim', () => {
  const bucket = new Bucket(1000, 2);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  const until = performance.now() + 5;
  while (performance.now() < until);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
});

test('who was too loud is not heard again for coming back by another socket', async () => {
  const server = await testServer({ SHINAR_MESSAGES_A_SECOND: '1' });
  const anu = await Visitor.guest(server.url, 'Anu');
  const first = await anu.socket();
  for (let i = 0; i < 100; i++) first.socket.send(JSON.stringify({ type: 'ping', ref: i }));
  expect(await first.closed).toBe(4003);
  const second = await anu.socket();
  for (let i = 0; i < 5; i++) second.socket.send(JSON.stringify({ type: 'ping', ref: i }));
  expect(await second.next('failed')).toMatchObject({ failure: { code: 'too-many' } });
  const bel = await (await Visitor.guest(server.url, 'Bel')).socket();
  expect(await bel.request({ type: 'ping' })).toMatchObject({ type: 'done' });
  await server.end();
});

test('lists within lists without end are refused unread; brackets within words are words', async () => {
  const server = await testServer();
  const socket = await (await Visitor.guest(server.url, 'Anu')).socket();
  socket.socket.send('['.repeat(33) + ']'.repeat(33));
  expect(await socket.next('failed')).toMatchObject({ failure: { code: 'bad-request', reason: 'too-deep' } });
  const answer = await socket.request({ type: 'say', table: 'x'.repeat(12), text: `${'['.repeat(50)}"\\"${'{'.repeat(50)}` });
  expect(answer).toMatchObject({ failure: { code: 'no-table' } });
  await server.end();
});

test('what is refused counts for more than what is granted', async () => {
  const server = await testServer({ SHINAR_MESSAGES_A_SECOND: '10' });
  const codesOf = async (name: string, message: Parameters<TestSocket['request']>[0]) => {
    const socket = await (await Visitor.guest(server.url, name)).socket();
    const codes = new Set<string>();
    for (let i = 0; i < 15; i++) {
      const answer = await Promise.race([socket.request(message), socket.next('failed', ({ ref }) => ref === null)]);
      codes.add(answer.type === 'done' ? 'done' : answer.failure.code);
    }
    return codes;
  };
  expect(await codesOf('Anu', { type: 'ping' })).toEqual(new Set(['done']));
  expect(await codesOf('Bel', { type: 'unsubscribe', table: 'x'.repeat(12) })).toEqual(new Set(['no-table', 'too-many']));
  await server.end();
});

test('who asks for a long log again and again is heard less often', async () => {
  const server = await testServer({ SHINAR_MESSAGES_A_SECOND: '10' });
  const anu = await Visitor.guest(server.url, 'Anu');
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await server.house.tables.use(id, ({ entries }) => {
    while (entries.length < 1000) entries.push(entries[0]!);
  });
  const socket = await anu.socket();
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) {
    const answer = await Promise.race([
      socket.request({ type: 'subscribe', table: id, from: 0 }),
      socket.next('failed', ({ ref }) => ref === null),
    ]);
    codes.push(answer.type === 'done' ? 'done' : answer.failure.code);
  }
  expect(codes).toEqual(['done', 'done', 'done', 'too-many', 'too-many']);
  await server.end();
});
