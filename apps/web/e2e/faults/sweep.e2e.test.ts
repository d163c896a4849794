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

/** Where one is asked for by a server. */
const WITH_OTHERS = ['', 'table/Ab_9-xYz0123', 'lobby', 'lobby/sumeria', 'me', 'link/token', 'leaders/sumeria'];
/** A page of each kind: words come in the same way to all of them. */
const OF_EACH_KIND = ['', 'new/assyria', 'rules/sumeria', 'learn/sumeria/place', 'puzzles/assyria/1', 'lobby'];
const PLACES = [
  ...WITH_OTHERS,
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
];

type Break = (context: BrowserContext) => Promise<unknown>;
/** What is broken, where, and how: once and for all, or anew before each visit. */
const BREAKS: Record<string, { readonly places: readonly string[]; readonly once?: Break; readonly anew?: Break }> = {
  'storage that throws': { places: PLACES, once: blockStorage },
  'a server that answers 503': { places: WITH_OTHERS, once: (context) => context.route('**/api/**', unavailable) },
  'words that fail once': { places: OF_EACH_KIND, anew: (context) => failOnce(context, '**/assets/en-*.js') },
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

test.each(Object.entries(BREAKS))('with %s every place says something and leads on', async (_, { places, once, anew }) => {
  const page = await brokenDevice(app);
  const all = [...places, ...(await ownPlaces(page))];
  await once?.(page.context());
  for (const place of all) {
    await anew?.(page.context());
    await page.goto('about:blank');
    await page.goto(`${app.served.url}#/${place}`);
    await expectUsable(page).catch((error: unknown) => expect.fail(`${place}: ${error}`));
  }
  await page.context().close();
});
