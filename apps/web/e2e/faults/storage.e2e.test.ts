/** What the device keeps is damaged, or it keeps nothing at all. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { mishaps as en } from '../../src/base/words/en/mishaps.ts';
import { type App, hasten, settled, stepsPlayed } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { byMouse, pickMiddle } from '../hands.ts';
import { begunGame, importGame } from '../positions.ts';
import { blockStorage, brokenDevice, fillStorage, silenceStorage } from './broken.ts';

/** How long a device may sleep, in milliseconds. */
const SLEEP = 3_600_000;
let app: App;
appForTests((started) => {
  app = started;
});

/** What is no object at all; what else there is was read without a page. */
const DAMAGED = ['{"theme":', 'null', '7'];

/** Loads the page anew with such an entry on the device. */
async function startWith(page: Page, name: string, entry: string): Promise<void> {
  await page.evaluate(([to, text]) => localStorage.setItem(to, text), [name, entry] as const);
  await page.reload();
}

test('with damaged settings the app starts as usual, and what is good in them stays; damaged progress of the puzzles is no progress', async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  for (const entry of DAMAGED) {
    await startWith(page, 'shinar-settings', entry);
    await page.getByRole('button', { name: m.settings.title }).click();
    expect(await page.getByLabel(m.settings.speed).inputValue(), entry).toBe('normal');
    expect(await page.locator('html').getAttribute('lang'), entry).toBe('en');
  }
  await startWith(page, 'shinar-settings', '{"language":"nl","theme":"sepia","confirm":false,"later":{}}');
  await page.locator('html[lang="nl"][data-theme="auto"]').waitFor();
  await startWith(page, 'shinar-aside-tables', '{"a":{},"b":7}');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shinar-aside-tables'))).toBe('{"b":7}');
  await page.reload();
  await page.locator('.kept .hint').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: en.notSaving }).count()).toBe(0);
  await startWith(page, 'shinar-puzzles', '{{');
  await page.goto(`${app.served.url}#/puzzles`);
  await page.locator('.puzzle-grade').first().waitFor();
  await page.context().close();
});

/** Makes one step of whatever is offered. */
async function playOne(page: Page): Promise<void> {
  const before = await stepsPlayed(page);
  while ((await stepsPlayed(page)) === before && (await settled(page)) === 'person') {
    await pickMiddle(page, byMouse(page));
  }
}

/** Waits for it, however long storage is given to answer. */
const appears = (page: Page, what: string): Promise<void> => hasten(page, () => page.locator(what).first().isVisible());

test.each([
  ['blocks storage', blockStorage],
  ['has no room left', fillStorage],
  ['never answers', silenceStorage],
])('in a browser that %s, it is told once, and play goes on as long as the page is open', async (_, breakIt) => {
  const page = await brokenDevice(app, breakIt);
  await page.goto(app.served.url);
  const notice = page.getByRole('alert').filter({ hasText: en.notSaving });
  await page.getByRole('button', { name: m.start.playNow }).first().waitFor();
  const told = await notice.count();
  // A device that sleeps does not wait.
  await page.clock.fastForward(SLEEP);
  expect(await notice.count()).toBe(told);
  await page.getByRole('button', { name: m.start.playNow }).first().click();
  await appears(page, '.prompt');
  await settled(page);
  await appears(page, `text=${m.table.notSaved}`);
  await playOne(page);
  const steps = await stepsPlayed(page);
  await page.locator('.bar-home').click();
  await notice.getByRole('button', { name: en.close }).click();
  await appears(page, '.kept-link');
  await page.locator('.kept-link').click();
  await settled(page);
  expect(await stepsPlayed(page)).toBeGreaterThanOrEqual(steps);
  await page.locator('.bar-home').click();
  await page.getByRole('button', { name: m.settings.title }).click();
  await page.getByLabel(m.settings.theme).selectOption('dark');
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await notice.count()).toBe(0);
  await page.goto(`${app.served.url}#/learn/sumeria`);
  await appears(page, '.lessons');
  await page.goto(`${app.served.url}#/table/sumeria-none`);
  await appears(page, breakIt === fillStorage ? `text=${m.table.missing}` : `text=${en.unread}`);
  await page.context().close();
});

/** Changes what is kept of the game or study in view, and puts the result there as another. */
async function keepDamaged(page: Page, id: string, change: object, store = 'tables'): Promise<void> {
  const shown = /(?:table|explore)\/([\w-]+)/.exec(page.url())![1]!;
  await page.evaluate(
    ([from, name, fields, place]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('shinar-kept');
        opening.onsuccess = () => {
          const store = opening.result.transaction(place, 'readwrite').objectStore(place);
          const reading = store.get(from);
          reading.onsuccess = () => {
            const writing = store.put({ ...reading.result, id: name, ...fields });
            writing.onsuccess = () => done();
            writing.onerror = failed;
          };
        };
      }),
    [shown, id, change, store] as const,
  );
}

/** Keeps a thing under a key of its own. */
const keepAt = (page: Page, store: string, key: string, thing: unknown): Promise<void> =>
  page.evaluate(
    ([place, name, json]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('shinar-kept');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(place, 'readwrite').objectStore(place).put(JSON.parse(json), name);
          writing.onsuccess = () => done();
          writing.onerror = failed;
        };
      }),
    [store, key, JSON.stringify(thing)] as const,
  );

/** Saves what is damaged as a file and deletes it, within an element; answers the file. */
async function saveAndDrop(page: Page, within: Pick<Page, 'getByRole'>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), within.getByRole('button', { name: en.save }).click()]);
  await drop(page, within);
  return readFileSync(await download.path(), 'utf8');
}

async function drop(page: Page, within: Pick<Page, 'getByRole'>): Promise<void> {
  await within.getByRole('button', { name: en.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.drop }).click();
}

test('of games and studies that are damaged the lists say so, and the others are there; a damaged lesson begins anew; at the table and the analysis of a game that breaks a rule, one is told, and can save or delete it', async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  await importGame(page, begunGame());
  const table = page.url();
  const wrong = { steps: [{ by: 2, do: 'fly' }] };
  await keepDamaged(page, 'sumeria-broken', { game: 'chess', seats: null });
  await keepDamaged(page, 'sumeria-wrong', wrong);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: m.explore.here }).click();
  await page.waitForURL(/#\/explore\/study-/);
  await keepDamaged(page, 'study-broken', { game: 'chess' }, 'studies');
  const damaged = page.locator('.kept li').filter({ hasText: en.cannotOpen });

  await page.goto(`${app.served.url}#/explore`);
  await page.locator('.kept-link[href]').waitFor();
  await drop(page, damaged);
  await expect.poll(() => page.locator('.kept li').count()).toBe(1);

  await page.goto(app.served.url);
  await damaged.waitFor();
  expect(await page.locator('.kept-link[href]').count()).toBe(2);
  expect(JSON.parse(await saveAndDrop(page, damaged))).toMatchObject({ id: 'sumeria-broken', game: 'chess' });
  await expect.poll(() => page.locator('.kept li').count()).toBe(2);

  await keepAt(page, 'begun', 'sumeria/place', [null]);
  await page.goto(`${app.served.url}#/learn/sumeria/place`);
  await page.locator('.lesson-ask').first().waitFor();

  for (const place of ['table', 'analysis']) {
    await page.goto(table);
    await settled(page);
    await keepDamaged(page, 'sumeria-wrong', wrong);
    await page.goto(`${app.served.url}#/${place}/sumeria-wrong`);
    await page.getByRole('heading', { name: en.cannotOpen }).waitFor();
    expect(await saveAndDrop(page, page)).toContain('fly');
    await page.locator('.cards').waitFor();
    await expect.poll(() => page.locator('.kept-link[href]').count()).toBe(1);
  }
  await page.context().close();
});
