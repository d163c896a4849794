/** A device that cannot store what is played: the person is told, plays on, and nothing is lost once it can again. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { begunGame, importGame } from './positions.ts';
import { playTurn } from './turns.ts';

let app: App;
appForTests(
  (started) => {
    app = started;
  },
  undefined,
  /The disk is full/,
);

/** The disk is full, or has room again. */
const fill = (page: Page, full: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore as { prototype: IDBObjectStore & { real?: IDBObjectStore['put'] } };
    prototype.real ??= prototype.put;
    prototype.put = isFull
      ? () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        }
      : prototype.real;
  }, full);

test('the game goes on, can be saved as a file, and is kept as soon as there is room; a new game on a full device is played all the same, found again from the start page, and kept later; whoever deletes what is kept while it is played deletes none of it', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, begunGame());
  const told = page.getByText(en.table.notSaved);
  await fill(page, true);
  await playTurn(page);
  await told.waitFor();
  await playTurn(page);
  const steps = await stepsPlayed(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.table.saveFile }).click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).steps).toHaveLength(steps);

  await fill(page, false);
  await told.waitFor({ state: 'hidden' });
  await page.reload();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(steps);

  await page.goto(app.served.url);
  await page.getByRole('button', { name: en.start.playNow }).first().waitFor();
  await fill(page, true);
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await settled(page);
  await told.waitFor();
  const table = page.url();
  await playTurn(page);
  const later = await stepsPlayed(page);
  await page.locator('.bar-home').click();
  await page.locator(`.kept-link[href="${new URL(table).hash}"]`).click();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(later);
  await fill(page, false);
  await told.waitFor({ state: 'hidden' });
  await page.reload();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(later);

  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('shinar-kept').onsuccess = done;
      }),
  );
  await playTurn(page);
  const last = await stepsPlayed(page);
  await page.reload();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(last);
  await page.context().close();
});
