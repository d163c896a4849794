/** Every screen under axe: by day with all of its rules, by night, which differs in its colours alone and on all devices alike, with that of contrasts. */

import { GAME_IDS } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { dayAndNight, faultsOn, setBoard } from './axe.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test.each([
  ['any screen of a desktop, by day or by night', DESKTOP, dayAndNight, GAME_IDS],
  ['the screens of a phone', PHONE, faultsOn, GAME_IDS.slice(-1)],
] as const)('axe finds nothing on %s', async (_, device, faults, games) => {
  const check = async (page: Page, screen: string, within?: string): Promise<void> =>
    expect(await faults(page, within), screen).toEqual([]);
  const page = await app.open(device);
  await page.getByRole('button', { name: en.start.playNow }).first().waitFor();
  await check(page, 'start');
  await page.getByRole('button', { name: en.settings.title }).click();
  await check(page, 'settings', 'dialog');
  await page.keyboard.press('Escape');
  for (const game of games) {
    await page.goto(`${app.served.url}#/new/${game}`);
    await page.getByRole('button', { name: en.setUp.start }).waitFor();
    await check(page, `setting up ${game}`);
    await page.getByRole('button', { name: en.setUp.start }).click();
    await settled(page);
    await check(page, game);
    await setBoard(page, 'none');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await check(page, `${game}: ${await tab.textContent()}`, '.tabs');
    }
  }
});
