/** A page that tells what is not there is named after that in the window, not after the page before it. */
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { BOARDS_WORDS } from '../../src/pages/boards/words.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { visit } from '../fit/places.ts';
import { brokenDevice } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const MISSING = {
  'puzzles/sumeria/999': m.puzzles.missing,
  'table/sumeria-none': m.table.missing,
  'boards/assyria': BOARDS_WORDS.en.badLink,
  'explore/study-none': m.explore.missing,
  'table/Ab_9-xYz0123': m.online.noServer.none,
};

test('what is not there has a title of its own', async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  for (const [place, title] of Object.entries(MISSING)) {
    await visit(page, '#/rules/sumeria', '.clause');
    await page.goto(`${app.served.url}#/${place}`);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(await page.title(), place).toBe(`${title} · Shinar`);
  }
  await page.context().close();
});
