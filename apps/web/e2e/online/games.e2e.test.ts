/** Whole games by people at one server, with the settings that everybody has: a mouse on a desktop and a finger on a phone. Somebody watches the first, which is the shorter one. */
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

test('After the Flood by three: the server is killed, somebody is replaced by a bot and comes back, a reload, a lost connection; all see the end', async () => {
  const middle = async (): Promise<void> => {
    await served.process.kill();
    await served.process.start();
  };
  await playStory(app, { game: 'after-the-flood', seats: 3, people: 3, offline: 0, middle, watched: true });
});

test('Assyria by two: the same but for the server; all see the end', async () => {
  await playStory(app, { game: 'assyria', seats: 2, people: 2, offline: 0 });
});
