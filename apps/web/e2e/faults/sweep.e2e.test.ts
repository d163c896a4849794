/** Every place of the app, with something broken under it: no page is blank. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { type App, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { blockStorage, brokenDevice, expectUsable, failOnce, unavailable } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const PLACES = [
  '',
  'new/assyria',
  'rules/sumeria',
  'rules/after-the-flood/F9.1',
  'learn/sumeria',
  'learn/sumeria/place',
  'learn/sumeria/none',
  'puzzles',
  'puzzles/assyria/1',
  'puzzles/assyria/999',
  'explore',
  'explore/study-none',
  'shared/none',
  'table/sumeria-none',
  'analysis/sumeria-none',
  'table/Ab_9-xYz0123',
  'lobby',
  'lobby/sumeria',
  'me',
  'link/token',
  'leaders/sumeria',
];

const BREAKS: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'storage that throws': blockStorage,
  'a server that answers 503': (context) => context.route('**/api/**', unavailable),
  'words that fail once': async () => {},
};

/** Of a game that is on the device. */
async function ownPlaces(page: Page): Promise<string[]> {
  await page.goto(app.served.url);
  await page.getByRole('button', { name: m.start.playNow }).first().click();
  await settled(page);
  await page.evaluate(() => localStorage.setItem('shinar-known', '1'));
  const table = page.url().split('#/')[1]!;
  return [table, table.replace('table', 'analysis')];
}

test.each(Object.entries(BREAKS))('with %s every place says something and leads on', async (what, breakIt) => {
  const page = await brokenDevice(app);
  const places = [...PLACES, ...(await ownPlaces(page))];
  await breakIt(page.context());
  for (const place of places) {
    if (what === 'words that fail once') await failOnce(page.context(), '**/assets/en-*.js');
    await page.goto('about:blank');
    await page.goto(`${app.served.url}#/${place}`);
    await expectUsable(page).catch((error: unknown) => expect.fail(`${place}: ${error}`));
  }
  await page.context().close();
});
