/** Whole games of Assyria and After the Flood, from the set-up page to the last screen. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App, DESKTOP, PHONE, settled, stepsPlayed } from './app.ts';
import { byFinger, byMouse, playToTheEnd, playUntil } from './hands.ts';
import { exportRecord, verify } from './record.ts';

const QUICK = { speed: 'instant', confirm: false };
const MIDDLE = 40;
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.complaints.splice(0)).toEqual([]);
});

/** One person against bots of the first level. */
async function setUp(page: Page, game: string, players?: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${app.served.url}#/new/${game}`);
  if (players !== undefined) await page.getByRole('radio', { name: players }).check();
  await page.getByLabel('Name').first().fill('Anna');
  for (const bot of (await page.getByLabel('Who plays').all()).slice(1)) await bot.selectOption('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The same position after a reload, and once more without a network. */
async function reloadAndGoOffline(page: Page): Promise<void> {
  const steps = await stepsPlayed(page);
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    await page.reload();
    await settled(page);
    expect(await stepsPlayed(page)).toBe(steps);
  }
}

async function ended(page: Page): Promise<void> {
  expect(await page.locator('.prompt').textContent()).toMatch(/won|share the victory/);
  expect(verify(await exportRecord(page))).toBe('1 right, 0 wrong\n');
}

test('Assyria is played to the end by clicks, through a reload and offline, and its record verified', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await setUp(page, 'assyria', '2');
  await playUntil(page, byMouse(page), MIDDLE);
  await reloadAndGoOffline(page);
  await playToTheEnd(page, byMouse(page));
  await ended(page);
});

test('After the Flood is played to the end with a finger on a phone, through a reload and offline, and its record verified', async () => {
  const page = await app.open(PHONE, QUICK);
  await setUp(page, 'after-the-flood');
  await playUntil(page, byFinger(page), MIDDLE);
  await reloadAndGoOffline(page);
  await playToTheEnd(page, byFinger(page));
  await ended(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
