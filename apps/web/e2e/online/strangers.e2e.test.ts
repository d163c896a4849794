/** People who do not know each other, and how they come to play. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '../../src/base/words/en/company.ts';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { choose, isTurn, pickOne, toPlay } from './people.ts';

let app: App;
onlineForTests((started) => {
  app = started;
});

/** From the start page to a seat: two clicks and a name. */
async function playNow(page: Page, name: string, game: string): Promise<void> {
  await page.getByRole('link', { name: en.online.start.toLobby }).click();
  await page.getByLabel(en.online.lobby.yourName).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${game}`) }).click();
  await page.waitForURL(/#\/table\//);
}

test('three strangers get a game within three clicks each, play a turn each, and finish it; then one follows another', async () => {
  const pages = [await app.open(DESKTOP), await app.open(PHONE), await app.open(DESKTOP)];
  for (const [i, page] of pages.entries()) await playNow(page, ['Anu', 'Bel', 'Ea'][i]!, 'Sumeria');
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  for (let turn = 0; turn < 3; turn++) {
    const page = (await toPlay(pages))!;
    while (await isTurn(page)) await pickOne(page);
  }
  for (const page of pages.slice(1)) {
    await choose(page, en.online.table.resign);
    await page.getByRole('dialog').getByRole('button', { name: en.online.table.resign }).click();
  }
  await pages[0]!.getByText(en.table.winner('Anu')).first().waitFor();
  await pages[0]!.goto(`${app.served.url}#/people`);
  await pages[0]!.getByRole('link', { name: 'Bel' }).click();
  await pages[0]!.getByRole('heading', { name: 'Bel' }).waitFor();
  await pages[0]!.getByRole('button', { name: company.people.follow }).click();
  await pages[0]!.getByRole('button', { name: company.people.unfollow }).waitFor();
});

test('somebody alone begins with bots, and who comes later takes a bot’s seat; another plays the game of the day', async () => {
  const [host, guest] = [await app.open(PHONE), await app.open(DESKTOP)];
  await playNow(host, 'Nanna', 'After the Flood');
  await host.getByRole('button', { name: company.play.withBots }).click();
  await host.locator('.prompt').waitFor();
  await playNow(guest, 'Utu', 'After the Flood');
  expect(guest.url()).toBe(host.url());
  await guest.locator('.prompt').waitFor();
  await host.getByText('Utu').first().waitFor({ state: 'attached' });
  await guest.goto(`${app.served.url}#/day/assyria`);
  await guest.getByRole('button', { name: company.deal.play }).click();
  await guest.locator('.prompt[data-awaits="person"]').waitFor();
  await guest.goto(`${app.served.url}#/day/assyria`);
  await guest.getByRole('button', { name: company.deal.resume }).waitFor();
});
