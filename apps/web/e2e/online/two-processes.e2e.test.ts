/** A whole game by people at two processes with one database, with the settings that everybody has. */
import { test } from 'vitest';
import { testPostgres } from '../../../server/src/testing/postgres.ts';
import type { App } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveOnline } from './serve.ts';
import { playStory } from './story.ts';

let app: App;
onlineForTests((started) => {
  app = started;
});

test('Sumeria by two and a bot, on PostgreSQL with two processes, both killed and started again in the middle', async () => {
  const postgres = await testPostgres();
  const settings = { SHINAR_DATABASE: await postgres.database() };
  const servers = [await serveOnline(settings), await serveOnline(settings)];
  const middle = async (): Promise<void> => {
    for (const { process: one } of servers) {
      await one.kill();
      await one.start();
    }
  };
  const urls = servers.map(({ url }) => url);
  try {
    await playStory(app, { game: 'sumeria', seats: 3, people: 2, offline: 0, middle, urls });
  } finally {
    for (const server of servers) await server.close();
    await postgres.end();
  }
});
