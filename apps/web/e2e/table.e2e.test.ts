import { expect, test } from 'vitest';
import { type App, DESKTOP, offered, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byFinger, byMouse, playUntil } from './hands.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
appForTests((started) => {
  app = started;
});

test('on a phone: a turn waits for the word, can be taken back and redone, survives a reload, and goes on offline', async () => {
  const page = await app.open(PHONE, { speed: 'instant', confirm: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Play at once' }).first().tap();
  expect(await settled(page)).toBe('person');
  const before = await stepsPlayed(page);
  await page.locator('.target.offered').first().tap();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await stepsPlayed(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).tap();
  expect(await settled(page)).toBe('go-on');

  await page.reload();
  expect(await settled(page)).toBe('go-on');
  expect(await stepsPlayed(page)).toBe(before + 1);

  await page.context().setOffline(true);
  await page.reload();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('.prompt[data-awaits="person"]').waitFor();
  expect(await stepsPlayed(page)).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a place that cannot be chosen says why, with the clause', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  const [taken] = await offered(page);
  await byMouse(page)(taken!);
  await settled(page);
  await page.locator(`[data-token="${taken}"]`).click({ force: true });
  expect(await page.getByRole('alert').textContent()).toContain('Rule S2.5');
});

test('any step has an address, and the history leads back to now', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  await page.keyboard.press(',');
  await page.waitForURL(/#\/table\/[\w-]+\/\d+$/);
  await page.reload();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForURL(/#\/table\/[\w-]+$/);
  expect(await settled(page)).toBe('person');
});

test('a bot is asked why: what it played stands among what else it could have done', async () => {
  const page = await app.open(PHONE, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().tap();
  await playUntil(page, byFinger(page), 8);
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page
    .locator('.log-step', { hasText: /Potter \d places a trader/ })
    .first()
    .tap();
  await page.locator('.log').getByRole('button', { name: 'Why this step?' }).tap();
  const played = page.locator('.log .hints li', { hasText: '(played)' });
  await played.waitFor();
  expect(await played.count()).toBe(1);
  expect(await played.textContent()).toMatch(/\d+% of the win/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Hide the reasons' }).tap();
  expect(await page.locator('.log .hints li').count()).toBe(0);
});
