/** A game by three devices at one server, and a fourth that watches. */
import { test } from 'vitest';
import type { App } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { playStory } from './story.ts';

let app: App;
onlineForTests((started) => {
  app = started;
});

test('After the Flood: a reload, a lost connection, somebody who is replaced by a bot and comes back, and somebody who watches', async () => {
  await playStory(app, { game: 'after-the-flood', players: 3, offline: 1500 });
});
