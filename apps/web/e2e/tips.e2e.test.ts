/** What things are: told at once at the pointer, and to a finger that rests on them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, hasten, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { begunGame, importGame } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

async function begun(page: Page): Promise<{ x: number; y: number }> {
  await importGame(page, begunGame());
  const { x, y, width, height } = (await page.locator('.target.offered').first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a pointer is told at once what a thing is; the player aid lies beside the table', async () => {
  const page = await app.open(DESKTOP);
  const { x, y } = await begun(page);
  await page.mouse.move(x, y);
  const label = await page.evaluate(
    ([px, py]) => document.elementFromPoint(px!, py!)?.closest('.target')?.getAttribute('aria-label'),
    [x, y],
  );
  await expect.poll(() => page.locator('.tip').textContent()).toBe(label);
  await page.mouse.move(4, 4);
  await expect.poll(() => page.locator('.tip').count()).toBe(0);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: en.rules.aid }).click();
  await page.getByRole('dialog').locator('.aid-text h2').first().waitFor();
});

test('a finger that rests on a thing asks what it is, and chooses nothing', async () => {
  const page = await app.open(PHONE);
  const spot = await begun(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  const tip = page.locator('.tip');
  await hasten(page, async () => (await tip.count()) > 0);
  await tip.waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('.target.chosen, .preview').count()).toBe(0);
});
