import type { TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Follower, newTicket } from '../testing/game.ts';
import { type TestServer, type TestSocket, testServer, Visitor } from '../testing/server.ts';
import { beat } from './socket.ts';

let server: TestServer;
let anu: Visitor;
let bel: Visitor;
beforeAll(async () => {
  server = await testServer({ SHINAR_SOCKETS_EACH: '12' });
  [anu, bel] = await Promise.all([Visitor.guest(server.url, 'Anu'), Visitor.guest(server.url, 'Bel')]);
});
afterAll(() => server.end());

const sockets: TestSocket[] = [];
async function open(visitor: Visitor): Promise<TestSocket> {
  const socket = await visitor.socket();
  sockets.push(socket);
  return socket;
}
async function pair(more: object = {}): Promise<TableView> {
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], ...more });
  return bel.must('POST', `/api/tables/${id}/join`, {});
}

describe('subscribing', () => {
  test('brings what was missed, then every entry once and in order, to players and watchers alike', async () => {
    const table = await pair();
    const watcher = await open(new Visitor(server.url));
    const sides = [await open(anu), await open(bel)];
    const followers = [...sides, watcher].map((socket) => {
      const follower = new Follower(table.game, 2);
      socket.onMessage = (message) => message.type === 'entries' && follower.follow(message.entries);
      return follower;
    });
    for (const socket of [...sides, watcher]) await socket.request({ type: 'subscribe', table: table.id, from: 0 });
    for (let i = 0; i < 40; i++) {
      const { actor, length } = followers[0]!;
      const answer = await sides[actor]!.request({
        type: 'step',
        table: table.id,
        index: length,
        ticket: newTicket(),
        step: followers[0]!.any(),
      });
      expect(answer).toMatchObject({ type: 'done', index: length + 1 });
      while (followers.some((follower) => follower.length <= length)) await new Promise((done) => setTimeout(done, 1));
    }
    const late = await open(anu);
    await late.request({ type: 'subscribe', table: table.id, from: 10 });
    const entries = await late.next('entries');
    expect(entries.entries.map(({ index }) => index)).toEqual(Array.from({ length: followers[0]!.length - 10 }, (_, i) => i + 10));
    expect(await late.request({ type: 'subscribe', table: table.id, from: 9999 })).toMatchObject({ failure: { code: 'stale-index' } });
  });

  test('tells who is there, and when they go', async () => {
    const { id } = await pair();
    const here = await open(anu);
    const guest = await open(bel);
    await here.request({ type: 'subscribe', table: id, from: 0 });
    await guest.request({ type: 'subscribe', table: id, from: 0 });
    await here.next('present', ({ people }) => people.length === 2);
    here.heard.length = 0;
    guest.close();
    expect(await here.next('present')).toMatchObject({ people: [anu.id], watchers: 0 });
  });

  test('ends when asked, and is refused where only players may watch', async () => {
    const { id } = await pair({ watch: 'seated' });
    const watcher = await open(new Visitor(server.url));
    expect(await watcher.request({ type: 'subscribe', table: id, from: 0 })).toMatchObject({ failure: { code: 'forbidden' } });
    const mine = await open(anu);
    await mine.request({ type: 'subscribe', table: id, from: 0 });
    await mine.request({ type: 'unsubscribe', table: id });
    mine.heard.length = 0;
    await bel.must('POST', `/api/tables/${id}/chat`, { text: 'hello?' });
    await mine.request({ type: 'ping' });
    expect(mine.heard.map(({ type }) => type)).toEqual(['done']);
  });
});

describe('a socket', () => {
  test('may not act for other seats, nor without a seat, nor without a name', async () => {
    const table = await pair();
    const follower = new Follower(table.game, 2);
    const mine = await open(anu);
    await mine.request({ type: 'subscribe', table: table.id, from: 0 });
    follower.follow((await mine.next('entries')).entries);
    const act = { type: 'step' as const, table: table.id, index: follower.length, ticket: newTicket(), step: follower.any() };
    const other = await open(follower.actor === 0 ? bel : anu);
    expect(await other.request(act)).toMatchObject({ failure: { code: 'not-your-seat' } });
    const stranger = await open(await Visitor.guest(server.url, 'Stranger'));
    expect(await stranger.request(act)).toMatchObject({ failure: { code: 'not-seated' } });
    const nobody = await open(new Visitor(server.url));
    expect(await nobody.request(act)).toMatchObject({ failure: { code: 'not-signed-in' } });
  });

  test('is refused to pages from elsewhere', async () => {
    await expect(anu.socket({ origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const ours = await anu.socket({ origin: server.url });
    ours.close();
  });

  test('is dropped when it does not answer the heartbeat', async () => {
    const dead = await open(anu);
    dead.socket.pong = () => {};
    dead.socket.removeAllListeners('ping');
    (dead.socket as unknown as { _autoPong: boolean })._autoPong = false;
    beat(server.live);
    await new Promise((done) => setTimeout(done, 50));
    beat(server.live);
    expect(await dead.closed).toBe(4004);
  });

  test('is dropped when it does not read, and may come back', async () => {
    const { id } = await pair();
    const slow = await open(anu);
    await slow.request({ type: 'subscribe', table: id, from: 0 });
    slow.socket.pause();
    const connection = [...server.live.connections].at(-1)!;
    for (let i = 0; i < 3000 && connection.socket.readyState === 1; i++) connection.sendText(Buffer.alloc(8192, 'x'));
    expect(connection.socket.readyState).not.toBe(1);
    slow.close();
    const again = await open(anu);
    expect(await again.request({ type: 'subscribe', table: id, from: 0 })).toMatchObject({ type: 'done' });
  });

  test.each([
    ['', null],
    ['{', null],
    ['[]', null],
    ['{"type":"step"}', null],
    ['{"type":"ping","ref":-1}', null],
    ['{"type":"fly","ref":1}', 1],
    ['null', null],
    [`{"type":"ping","ref":1,"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, null],
  ])('is told of nonsense such as %j', async (text, ref) => {
    const socket = await open(bel);
    socket.heard.length = 0;
    socket.socket.send(text);
    expect(await socket.next('failed')).toMatchObject({ ref, failure: { code: 'bad-request' } });
    socket.close();
  });

  test('is closed when a message is too large', async () => {
    const socket = await open(bel);
    socket.socket.send('x'.repeat(20_000));
    expect(await socket.closed).toBe(1009);
  });

  test('has so many brothers and no more', async () => {
    const crowd = await Visitor.guest(server.url, 'Crowd');
    for (let i = 0; i < 12; i++) await open(crowd);
    await expect(crowd.socket()).rejects.toThrow('429');
  });
});

afterAll(() => {
  for (const socket of sockets) socket.close();
});

test('who watched a table wait hears nothing of its game if that is for its players only', async () => {
  const wish = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], watch: 'seated', startWhenFull: false };
  const { id } = await anu.table(wish);
  const [player, watcher] = [await open(anu), await open(bel)];
  for (const socket of [player, watcher]) await socket.request({ type: 'subscribe', table: id, from: 0 });
  await anu.must('POST', `/api/tables/${id}/start`, { bots: 1 });
  await player.next('entries');
  expect(await watcher.next('closed')).toMatchObject({ table: id, failure: { code: 'forbidden' } });
  expect(watcher.heard.filter(({ type }) => type === 'entries')).toEqual([]);
});
