/** A whole game by people at two processes with one database, with the settings that everybody has. */
import { test } from 'vitest';
import { testPostgres } from '../../../server/src/testing/postgres.ts';
import type { App } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { type OnlineServed, serveOnline } from './serve.ts';
import { playStory } from './story.ts';

const SERVERS = 2;
let app: App;
let postgres: Awaited<ReturnType<typeof testPostgres>>;
const servers: OnlineServed[] = [];
onlineForTests(
  (started) => {
    app = started;
  },
  async () => {
    postgres = await testPostgres();
    const settings = { SHINAR_DATABASE: await postgres.database() };
    while (servers.length < SERVERS) servers.push(await serveOnline(settings));
    return { ...servers[0]!, close };
  },
);

async function close(): Promise<void> {
  for (const server of servers) await server.close();
  await postgres.end();
}

test('Sumeria by two and a bot, on PostgreSQL with two processes, both killed and started again in the middle', async () => {
  const middle = async (): Promise<void> => {
    for (const { process: one } of servers) {
      await one.kill();
      await one.start();
    }
  };
  const urls = servers.map(({ url }) => url);
  await playStory(app, { game: 'sumeria', seats: 3, people: 2, offline: 0, middle, urls });
});
