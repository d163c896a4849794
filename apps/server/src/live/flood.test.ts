import { expect, test } from 'vitest';
import { testServer, Visitor } from '../testing.ts';
import { Bucket } from './bucket.ts';

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
