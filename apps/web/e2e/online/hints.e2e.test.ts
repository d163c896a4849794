import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from '../app.ts';
import { device, makeTable, sitDown } from './people.ts';
import { serveOnline } from './serve.ts';

let app: App;
beforeAll(async () => {
  app = await App.start(serveOnline);
});
afterAll(() => app.close());

const hint = (page: Page) => page.getByRole('button', { name: 'Hint' });

/** By somebody who has a name already. */
async function sitDownAgain(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('hints and studies at a table of friends, none where it counts for the ratings, nor on a copy to plan on', async () => {
  const [anu, bel] = [await device(app), await device(app)];
  const tableOf = async (rated: boolean): Promise<Page> => {
    const link = await makeTable(anu, 'Anu', 'assyria', async (page) => {
      await page.getByRole('radio', { name: '2' }).check();
      await page.getByLabel('Counts for the ratings').setChecked(rated);
    });
    if (rated) await sitDownAgain(bel, link);
    else await sitDown(bel, link, 'Bel');
    const isTurn = (page: Page): Promise<boolean> => page.locator('.prompt[data-awaits="person"]').isVisible();
    await expect.poll(async () => (await isTurn(anu)) || (await isTurn(bel))).toBe(true);
    return (await isTurn(anu)) ? anu : bel;
  };
  const friend = await tableOf(false);
  await hint(friend).click();
  await friend.locator('.hints li').first().waitFor();
  await friend.locator('.menu summary').click();
  await friend.getByRole('button', { name: 'Explore from here' }).click();
  await friend.getByRole('tab', { name: 'Lines' }).waitFor();

  const rival = await tableOf(true);
  expect(await hint(rival).count()).toBe(0);
  await rival.locator('.menu summary').click();
  expect(await rival.getByRole('button', { name: 'Explore from here' }).count()).toBe(0);
  const other = rival === anu ? bel : anu;
  await other.locator('.menu summary').click();
  await other.getByRole('button', { name: 'Plan ahead on a copy' }).click();
  await other.getByText('This is your own copy').waitFor();
  expect(await hint(other).count()).toBe(0);
  expect(app.complaints).toEqual([]);
});
