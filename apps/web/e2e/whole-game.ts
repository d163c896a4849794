/** A whole game from the set-up page to the last screen, one person against bots of the first level. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, settled, stepsPlayed } from './app.ts';
import { type Hand, playToTheEnd, playUntil } from './hands.ts';
import { exportRecord, verify } from './record.ts';
import { like } from './words.ts';

const FEWEST = { sumeria: '3', assyria: '2', 'after-the-flood': undefined };
const MIDDLE = 30;

async function setUp(app: App, page: Page, game: keyof typeof FEWEST): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${app.served.url}#/new/${game}`);
  const players = FEWEST[game];
  if (players !== undefined) await page.getByRole('radio', { name: players }).check();
  await page.getByLabel(en.setUp.name).first().fill('Anna');
  for (const bot of (await page.getByLabel(en.setUp.who).all()).slice(1)) await bot.selectOption('1');
  await page.getByRole('button', { name: en.setUp.start }).click();
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

/** The last screen names the winner; the record is right, and leads to the same screen where it is imported. */
async function ended(app: App, page: Page): Promise<void> {
  const [steps, said] = [await stepsPlayed(page), await page.locator('.prompt-task').textContent()];
  expect(said).toMatch(like(en.table.winner('#'), en.table.winners('#')));
  const file = await exportRecord(page);
  expect(verify(file)).toBe('1 right, 0 wrong\n');
  await page.goto(app.served.url);
  await page.getByLabel(en.start.import).setInputFiles(file);
  await page.locator('.prompt[data-awaits="nothing"]').waitFor();
  expect(await stepsPlayed(page)).toBe(steps);
}

/** Through a reload and offline; in the end the record is verified. */
export async function playWholeGame(
  app: App,
  game: keyof typeof FEWEST,
  device: BrowserContextOptions,
  hand: (page: Page) => Hand,
): Promise<void> {
  const page = await app.open(device);
  await setUp(app, page, game);
  await playUntil(page, hand(page), MIDDLE);
  await reloadAndGoOffline(page);
  await playToTheEnd(page, hand(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport?.width);
  await ended(app, page);
  await page.context().close();
}
