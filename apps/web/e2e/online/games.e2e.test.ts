/** Each game by four devices at one server; the short form of scripts/play-online.ts. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../app.ts';
import { type OnlineServed, serveOnline } from './serve.ts';
import { playStory } from './story.ts';

let app: App;
let served: OnlineServed;
beforeAll(async () => {
  served = await serveOnline();
  app = await App.start(async () => served);
});
afterAll(() => app.close());
/** What a browser says of a server that is away for a moment; the page says it to people in plain words. */
const AWAY = /ERR_CONNECTION_(REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;
afterEach(() => {
  expect(app.complaints.splice(0).filter((complaint) => !AWAY.test(complaint))).toEqual([]);
});

test('Sumeria: a reload, a lost connection, somebody who is replaced by a bot and comes back', async () => {
  await playStory(app, { game: 'sumeria', players: 4, offline: 1500 });
});

test('Assyria: the same, and the server is killed and started again in the middle', async () => {
  const middle = async (): Promise<void> => {
    await served.process.kill();
    await served.process.start();
  };
  await playStory(app, { game: 'assyria', players: 2, offline: 1500, middle });
});

test('After the Flood: the same, with somebody who watches', async () => {
  await playStory(app, { game: 'after-the-flood', players: 3, offline: 1500 });
});
