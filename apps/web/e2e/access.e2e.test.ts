import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App, DESKTOP, PHONE, settled } from './app.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());

async function faultsOn(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const theme of ['light', 'dark']) {
  for (const [size, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test(`axe finds nothing on any screen: ${theme}, ${size}`, async () => {
      const page = await app.open({ ...device, reducedMotion: 'reduce' }, { theme, speed: 'instant' });
      await page.getByRole('button', { name: 'Play at once' }).first().waitFor();
      expect(await faultsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await faultsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const game of ['sumeria', 'assyria', 'after-the-flood']) {
        await page.goto(`${app.served.url}#/new/${game}`);
        await page.getByRole('button', { name: 'Start the game' }).waitFor();
        expect(await faultsOn(page)).toEqual([]);
        await page.getByRole('button', { name: 'Start the game' }).click();
        await settled(page);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          expect(await faultsOn(page)).toEqual([]);
        }
      }
      expect(app.complaints.splice(0)).toEqual([]);
    });
  }
}
