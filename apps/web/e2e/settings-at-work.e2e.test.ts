/** What the settings of a game do, once they are changed as people change them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, offered, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse } from './hands.ts';
import { begunGame, importGame } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

async function change(page: Page, choose: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: en.settings.title }).click();
  await choose(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
}

async function begin(page: Page): Promise<number> {
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await settled(page);
  return stepsPlayed(page);
}

test('without the question at the end of a turn a finger shows a move first and plays it then, and the game goes on by itself', async () => {
  const page = await app.open(PHONE);
  await change(page, (dialog) => dialog.getByLabel(en.settings.confirm).uncheck());
  const before = await begin(page);
  const target = page.locator('.target.offered').first();
  await target.tap();
  await page.getByText(en.table.tapAgain).waitFor();
  expect(await stepsPlayed(page)).toBe(before);
  await target.tap();
  expect(await settled(page)).toBe('person');
  expect(await stepsPlayed(page)).toBeGreaterThan(before + 1);
});

test('at the usual speed steps of bots stay for a while, at the highest they come at once', async () => {
  const page = await app.open(DESKTOP);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await page.locator('.prompt').waitFor();
  const waiting = page.locator('.prompt:is([data-awaits="bot"], [data-awaits="chance"])');
  await expect.poll(() => stepsPlayed(page)).toBe(1);
  expect(await waiting.isVisible()).toBe(true);
  await page.goto(app.served.url);
  await change(page, (dialog) => dialog.getByLabel(en.settings.speed).selectOption('instant'));
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await page.locator('.prompt').waitFor();
  await page.clock.runFor(10);
  await page.locator('.prompt[data-awaits="person"]').waitFor();
});

test('on a device that wants little motion pieces do not travel', async () => {
  const page = await app.open({ ...DESKTOP, reducedMotion: 'reduce' });
  await importGame(page, begunGame());
  await byMouse(page)((await offered(page))[0]!);
  expect(await page.locator('.table').evaluate((table) => getComputedStyle(table).getPropertyValue('--pace'))).toBe('0ms');
});
