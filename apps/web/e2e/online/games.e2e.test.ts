/** Games by four devices at one server; the short form of scripts/play-online.ts. */
import { test } from 'vitest';
import type { App } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { type OnlineServed, serveOnline } from './serve.ts';
import { playStory } from './story.ts';

let app: App;
let served: OnlineServed;
onlineForTests(
  (started) => {
    app = started;
  },
  async () => {
    served = await serveOnline();
    return served;
  },
);

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
