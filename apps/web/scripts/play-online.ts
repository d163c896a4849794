/** The long form of e2e/online: every game by as many people as can play on SQLite, and on PostgreSQL with two processes, with 20 s offline and a restart in the middle.
 * `npm run play-online` in apps/web, after a build; `-- sumeria` plays that game alone, `-- sqlite` or `-- postgres` on that store alone. */

import { testPostgres } from '../../server/src/testing/postgres.ts';
import { App } from '../e2e/app.ts';
import { type OnlineServed, serveOnline } from '../e2e/online/serve.ts';
import { playStory, type Story } from '../e2e/online/story.ts';

const OFFLINE = 20_000;
const STORIES: readonly Pick<Story, 'game' | 'seats' | 'people'>[] = [
  { game: 'sumeria', seats: 4, people: 4 },
  { game: 'assyria', seats: 4, people: 4 },
  { game: 'after-the-flood', seats: 3, people: 3 },
];
const wanted = process.argv.slice(2);
const stores = ['sqlite', 'postgres'].filter(
  (store) => !wanted.some((word) => ['sqlite', 'postgres'].includes(word)) || wanted.includes(store),
);
const stories = STORIES.filter(({ game }) => !wanted.some((word) => STORIES.some((story) => story.game === word)) || wanted.includes(game));

async function playAll(servers: readonly OnlineServed[], store: string): Promise<void> {
  const app = await App.start(async () => servers[0]!);
  const middle = async (): Promise<void> => {
    for (const { process: one } of servers) {
      await one.kill();
      await one.start();
    }
  };
  try {
    for (const story of stories) {
      const start = Date.now();
      await playStory(app, { ...story, offline: OFFLINE, middle, watched: true, urls: servers.map(({ url }) => url) });
      console.log(`${store}: ${story.game} played to the end by ${story.people} people in ${Math.round((Date.now() - start) / 1000)} s`);
    }
  } finally {
    await app.close();
    for (const other of servers.slice(1)) await other.close();
  }
}

if (stores.includes('sqlite')) await playAll([await serveOnline()], 'SQLite');
if (stores.includes('postgres')) {
  const postgres = await testPostgres();
  try {
    const settings = { SHINAR_DATABASE: await postgres.database() };
    await playAll([await serveOnline(settings), await serveOnline(settings)], 'PostgreSQL, two processes');
  } finally {
    await postgres.end();
  }
}
