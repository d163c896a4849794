import { sumeria } from '@shinar/sumeria/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../src/base/words/de/index.ts';
import { en } from '../src/base/words/en/index.ts';
import { nl } from '../src/base/words/nl/index.ts';
import { type App, DESKTOP, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { like } from './words.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('the language follows the browser, can be changed, in all tabs, and stays', async () => {
  const page = await app.open({ ...DESKTOP, locale: 'de-AT' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: de.start.playNow }).first().waitFor();
  await page.getByRole('button', { name: de.settings.title }).click();
  await page.getByLabel(de.settings.language).selectOption('nl');
  await page.getByRole('heading', { name: nl.settings.title }).waitFor();
  await other.getByRole('button', { name: nl.settings.title }).click();
  await other.getByLabel(nl.settings.theme).selectOption('dark');
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.reload();
  await page.getByRole('button', { name: nl.start.playNow }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
});

test('the theme is the device’s until one is chosen; a record that breaks a rule is refused with the step and the clause; a game on a board from a file is set up, kept and resumed, a wrong file is told what is wrong; a game under way leads the start page with its board, and is deleted only after a question', async () => {
  const page = await app.open({ ...DESKTOP, colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('button', { name: en.settings.title }).click();
  expect(await ground()).toBe('rgb(28, 25, 23)');
  await page.getByLabel(en.settings.theme).selectOption('light');
  await expect.poll(ground).toBe('rgb(244, 237, 224)');
  await page.keyboard.press('Escape');
  await refuseRecord(page);
  await playOnOwnBoard(page);
  await deleteGame(page);
});

async function playOnOwnBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: en.start.setUp }).first().click();
  const file = page.getByLabel(en.setUp.boardFile);
  const upload = (board: object) =>
    file.setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) });
  await upload({ ...sumeria.board.data, name: 'other', roads: [] });
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(like(en.faults['not-connected']({ got: '#' })));
  await upload({ ...sumeria.board.data, name: 'other' });
  await expect.poll(() => page.locator('select:has(option[value="other"])').inputValue()).toBe('other');
  await page.getByRole('button', { name: en.setUp.start }).click();
  await settled(page);
  await page.locator('.target.offered').first().click();
  await settled(page);
  const steps = await stepsPlayed(page);
  await page.reload();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(steps);
}

async function refuseRecord(page: Page): Promise<void> {
  const record = {
    format: 'shinar-record/1',
    game: 'sumeria',
    players: 3,
    board: 'shinar',
    rules: 1,
    steps: [{ by: 0, do: 'place', at: 'ur' }],
  };
  await page
    .getByLabel(en.start.import)
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  expect(await page.getByRole('alert').textContent()).toMatch(/steps\[0\]\.by.*S2\.2/);
}

async function deleteGame(page: Page): Promise<void> {
  await page.goto(app.served.url);
  await page.getByRole('link', { name: en.start.goOn }).waitFor();
  await page.locator('.board-picture svg').first().waitFor();
  await page.getByRole('button', { name: en.start.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.cancel }).click();
  expect(await page.locator('.kept li').count()).toBe(1);
  await page.getByRole('button', { name: en.start.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.start.drop }).click();
  await expect.poll(() => page.locator('.kept li').count()).toBe(0);
}
