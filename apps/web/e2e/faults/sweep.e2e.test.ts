/** Every place of the app, with something broken under it: no page is blank. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { visit } from '../fit/places.ts';
import { begunGame, importGame } from '../positions.ts';
import { blockStorage, brokenDevice, expectUsable, failOnce, unavailable, WAYS } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** Where one is asked for by a server: to some one comes from elsewhere, to others from one another. */
const WITH_OTHERS = ['table/Ab_9-xYz0123', 'lobby'];
const AMONG_OTHERS = ['me', 'lobby/sumeria', 'link/token', 'leaders/sumeria'];
/** A page of each kind: words come in the same way to all of them. */
const OF_EACH_KIND = ['new/assyria', 'rules/sumeria', 'learn/sumeria/place', 'puzzles/assyria/1', 'lobby'];
/** The others; no two of a kind follow each other. */
const OTHERS = [
  ...AMONG_OTHERS,
  'rules/after-the-flood/F9.1',
  'learn/sumeria',
  'puzzles',
  'learn/sumeria/none',
  'puzzles/assyria/999',
  'explore',
  'shared/none',
  'explore/study-none',
  'table/sumeria-none',
  'analysis/sumeria-none',
  'table/Ab_9-xYz0123',
];

type Break = (context: BrowserContext) => Promise<unknown>;
interface Broken {
  /** Where the app begins, and where one goes on to from there. */
  readonly places: readonly string[];
  readonly onward: readonly string[];
  readonly once?: Break;
  readonly anew?: Break;
}
/** What is broken, where, and how: once until the next, or anew before each visit. Storage comes last, as it stays broken. */
const breaks = (own: readonly string[]): Record<string, Broken> => ({
  'words that fail once': {
    places: [...own, '', ...OF_EACH_KIND],
    onward: [],
    anew: (context) => failOnce(context, '**/assets/en-*.js'),
  },
  'a server that answers 503': {
    places: WITH_OTHERS,
    onward: ['', ...AMONG_OTHERS, ...own],
    once: (context) => context.route('**/api/**', unavailable),
  },
  'storage that throws': { places: [...own, ''], onward: [...OF_EACH_KIND, ...OTHERS], once: blockStorage },
});

/** Of a game that is on the device. */
async function ownPlaces(page: Page): Promise<string[]> {
  await page.goto(app.served.url);
  await importGame(page, begunGame());
  await page.evaluate(() => localStorage.setItem('shinar-known', '1'));
  const table = page.url().split('#/')[1]!;
  return [table, table.replace('table', 'analysis')];
}

const usable = (page: Page, place: string): Promise<void> =>
  expectUsable(page).catch((error: unknown) => expect.fail(`${place}: ${error}`));

test('with words that fail once, a server that answers 503 and storage that throws every place says something and leads on', async () => {
  const page = await brokenDevice(app);
  const own = await ownPlaces(page);
  for (const [what, { places, onward, once, anew }] of Object.entries(breaks(own))) {
    await page.goto('about:blank');
    await page.context().unrouteAll();
    await once?.(page.context());
    for (const place of places) {
      await anew?.(page.context());
      await page.goto('about:blank');
      await page.goto(`${app.served.url}#/${place}`);
      await usable(page, `${what}, ${place}`);
    }
    for (const place of onward) {
      await visit(page, `#/${place}`, WAYS);
      await usable(page, `${what}, ${place}`);
    }
  }
  await page.context().close();
});
