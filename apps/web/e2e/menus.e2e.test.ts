import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { SIZES } from './fit/in-view.ts';
import { begunGame, importGame } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('the menu of a table makes way for what was chosen in it, for a press elsewhere, and for Escape; where height is short it scrolls', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, begunGame());
  const menu = page.locator('.menu');
  const list = page.locator('.menu-list');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: en.settings.title }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await list.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');

  await menu.locator('summary').click();
  await list.waitFor();
  await page.mouse.click(200, 700);
  await list.waitFor({ state: 'hidden' });

  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await list.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });

  await page.setViewportSize(SIZES['a phone lying down']);
  await menu.locator('summary').click();
  const { y, height } = (await list.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(SIZES['a phone lying down'].height);
  await list.getByRole('button', { name: en.settings.title }).click();
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});
