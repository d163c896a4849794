import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { App, DESKTOP, PHONE, settled } from './app.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());

interface Axe {
  run(within: string, options: object): Promise<AxeResults>;
}

/** What axe finds within an element of the page. */
async function faultsOn(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(
    (selector) => (window as unknown as { axe: Axe }).axe.run(selector, { resultTypes: ['violations'] }),
    within,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

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
