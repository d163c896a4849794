/** Sockets that ask for more than they read, and more of them than one may have. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beat } from '../live/socket.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ SHINAR_MESSAGES_A_SECOND: '30', SHINAR_SOCKETS_EACH: '20' });
});
afterAll(() => server.end());

const PING = 0x89;
const PONG = 0x8a;

/** A control frame as a client sends it: masked, here with zeros. */
const frame = (kind: number, content: Buffer): Buffer => Buffer.concat([Buffer.from([kind, 0x80 | content.length, 0, 0, 0, 0]), content]);

/** Asks for a socket by hand. */
function knock(cookie = ''): Socket {
  const { hostname, port } = new URL(server.url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  const key = randomBytes(16).toString('base64');
  line.write(
    `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  return line;
}

/** A socket by hand, which reads nothing after its welcome. */
async function deafSocket(): Promise<Socket> {
  const line = knock();
  await new Promise<void>((done) => line.once('data', () => done()));
  line.pause();
  return line;
}

test('a socket that pings and never reads the pongs is closed, and little waits for it', async () => {
  const line = await deafSocket();
  const [connection] = [...server.live.connections].slice(-1);
  let most = 0;
  const pings = Buffer.concat(Array.from({ length: 1000 }, () => frame(PING, Buffer.alloc(125, 7))));
  for (let i = 0; i < 200 && !line.destroyed; i++) {
    line.write(pings);
    await new Promise((done) => setTimeout(done, 5));
    most = Math.max(most, connection?.socket.bufferedAmount ?? 0);
    if (connection?.socket.readyState !== connection?.socket.OPEN) break;
  }
  expect(connection?.socket.readyState).not.toBe(connection?.socket.OPEN);
  expect(most).toBeLessThan(2 << 20);
  line.destroy();
});

test('pongs that answer no ping of ours keep no line alive', async () => {
  const line = await deafSocket();
  const [connection] = [...server.live.connections].slice(-1);
  beat(server.live);
  line.write(frame(PONG, Buffer.from('not yours')));
  await new Promise((done) => setTimeout(done, 50));
  beat(server.live);
  expect(connection?.socket.readyState).not.toBe(connection?.socket.OPEN);
  line.destroy();
});

test('an honest ping is answered', async () => {
  const { socket } = await new Visitor(server.url).socket();
  const answered = new Promise<string>((done) => socket.once('pong', (content: Buffer) => done(String(content))));
  socket.ping('here');
  expect(await answered).toBe('here');
  socket.terminate();
});

/** Runs `act` while everything that is asked of the store takes a moment longer; answers what it answers. */
async function whileSlow<T>(time: number, act: () => Promise<T>): Promise<T> {
  const executor = server.house.store.db.getExecutor();
  const quick = executor.executeQuery.bind(executor);
  executor.executeQuery = (async (...query: Parameters<typeof quick>) => {
    await new Promise((done) => setTimeout(done, time));
    return quick(...query);
  }) as typeof quick;
  try {
    return await act();
  } finally {
    executor.executeQuery = quick;
  }
}

test('who goes while they are looked up takes no place', async () => {
  const anu = await Visitor.guest(server.url, 'Anu');
  await whileSlow(100, async () => {
    const lines = Array.from({ length: 25 }, () => knock(anu.cookie));
    await new Promise((done) => setTimeout(done, 50));
    for (const line of lines) line.resetAndDestroy();
    await new Promise((done) => setTimeout(done, 400));
  });
  const socket = await anu.socket();
  expect(await socket.request({ type: 'ping' })).toMatchObject({ type: 'done' });
  socket.close();
  await expect.poll(() => server.live.connections.size).toBe(0);
});

test('of 60 sockets at once 20 are let in, however slowly they are looked at', async () => {
  const anu = await Visitor.guest(server.url, 'Anu');
  const outcomes = await whileSlow(30, () => Promise.allSettled(Array.from({ length: 60 }, () => anu.socket())));
  const open = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(open).toHaveLength(20);
  for (const { value } of open) value.close();
  await expect.poll(() => server.live.connections.size).toBe(0);
  const again = await anu.socket();
  expect(await again.request({ type: 'ping' })).toMatchObject({ type: 'done' });
  again.close();
});

test('a crowd that watches costs each of them a word a second, and names only those who sit there', async () => {
  const host = await Visitor.guest(server.url, 'Host');
  const { id } = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  const first = await host.socket();
  await first.request({ type: 'subscribe', table: id, from: 0 });
  const crowd = await Promise.all(Array.from({ length: 15 }, async (_, i) => (await Visitor.guest(server.url, `Watcher ${i}`)).socket()));
  const began = performance.now();
  for (const watcher of crowd) await watcher.request({ type: 'subscribe', table: id, from: 0 });
  await expect
    .poll(() => first.heard.findLast((message) => message.type === 'present'))
    .toMatchObject({
      people: [host.id],
      watchers: 15,
    });
  const seconds = Math.ceil((performance.now() - began) / 1000);
  const told = first.heard.filter(({ type }) => type === 'present').length;
  expect(told).toBeLessThanOrEqual(seconds + 2);
  for (const socket of [first, ...crowd]) socket.close();
});
