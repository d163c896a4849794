import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { App, DESKTOP, PHONE, settled } from './app.ts';
import { faultsOn } from './axe.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());

describe.each(['light', 'dark'])('axe finds nothing in the %s theme', (theme) => {
  test.each(Object.entries({ desktop: DESKTOP, phone: PHONE }))('on any screen of a %s', async (_, device) => {
    const page = await app.open({ ...device, reducedMotion: 'reduce' }, { theme, speed: 'instant' });
    await page.getByRole('button', { name: 'Play at once' }).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await faultsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const game of GAME_IDS) {
      await page.goto(`${app.served.url}#/new/${game}`);
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      expect(await faultsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await settled(page);
      expect(await faultsOn(page)).toEqual([]);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await faultsOn(page, '.tabs')).toEqual([]);
      }
    }
    expect(app.complaints.splice(0)).toEqual([]);
    await page.context().close();
  });
});
