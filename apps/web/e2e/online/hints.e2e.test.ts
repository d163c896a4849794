import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { device, makeTable, sitDown } from './people.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
appForTests((started) => {
  app = started;
}, serveSharedOnline);

const hint = (page: Page) => page.getByRole('button', { name: en.hints.ask });

test('hints and studies at a table of friends, none where it counts for the ratings, nor on a copy to plan on', async () => {
  const [anu, bel] = [await device(app), await device(app)];
  const tableOf = async (rated: boolean): Promise<Page> => {
    const link = await makeTable(anu, 'Anu', 'assyria', async (page) => {
      await page.getByRole('radio', { name: '2' }).check();
      await page.getByLabel(en.online.create.ratedAsk).setChecked(rated);
    });
    await sitDown(bel, link, 'Bel');
    const isTurn = (page: Page): Promise<boolean> => page.locator('.prompt[data-awaits="person"]').isVisible();
    await expect.poll(async () => (await isTurn(anu)) || (await isTurn(bel))).toBe(true);
    return (await isTurn(anu)) ? anu : bel;
  };
  const friend = await tableOf(false);
  await hint(friend).click();
  await friend.locator('.hints li').first().waitFor();
  await friend.locator('.menu summary').click();
  await friend.getByRole('button', { name: en.explore.here }).click();
  await friend.getByRole('tab', { name: en.explore.lines }).waitFor();

  const rival = await tableOf(true);
  expect(await hint(rival).count()).toBe(0);
  await rival.locator('.menu summary').click();
  expect(await rival.getByRole('button', { name: en.explore.here }).count()).toBe(0);
  const other = rival === anu ? bel : anu;
  await other.locator('.menu summary').click();
  await other.getByRole('button', { name: en.online.plan.open }).click();
  await other.getByText(en.online.plan.copy).waitFor();
  expect(await hint(other).count()).toBe(0);
});
