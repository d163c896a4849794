/**
 * Every screen under axe: by day with all of its rules, by night, which differs in its colours alone, with that of contrasts.
 * A phone differs in the width of its screen alone, and in the same way in all games: it is looked at in one.
 */
import { GAME_IDS } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { aroundBoard, contrastsOn, faultsOn } from './axe.ts';
import { keep } from './fit/places.ts';
import { gameByBots, partOf } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** What is in these tabs looks alike in all games. */
const ALIKE: readonly string[] = [en.table.tabs.log, en.table.tabs.scores];

async function check(page: Page, screen: string, onPhone: boolean, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faultsOn(page, within), screen).toEqual([]);
  if (onPhone) {
    await page.setViewportSize(PHONE.viewport);
    expect(await faultsOn(page, within), `${screen} on a phone`).toEqual([]);
    await page.setViewportSize(DESKTOP.viewport);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastsOn(page, within), `${screen} by night`).toEqual([]);
}

test('axe finds nothing on any screen, by day or by night, on a desktop or on a phone', async () => {
  const page = await app.open(DESKTOP);
  await page.getByRole('button', { name: en.start.playNow }).first().waitFor();
  await check(page, 'start', true);
  await page.getByRole('button', { name: en.settings.title }).click();
  await check(page, 'settings', true, 'dialog');
  await page.keyboard.press('Escape');
  for (const game of GAME_IDS) {
    const last = game === GAME_IDS.at(-1);
    await page.goto(`${app.served.url}#/new/${game}`);
    await page.getByRole('button', { name: en.setUp.start }).waitFor();
    await check(page, `setting up ${game}`, last);
    await keep(page, partOf(gameByBots(game), 0));
    await check(page, game, last);
    await aroundBoard(page, async () => {
      // The first one is in view from the beginning.
      for (const tab of (await page.getByRole('tab').all()).slice(1)) {
        const name = (await tab.textContent())!;
        if (!last && ALIKE.includes(name)) continue;
        await tab.click();
        await check(page, `${game}: ${name}`, last, '.tabs');
      }
    });
  }
});
