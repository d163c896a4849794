/** People who do not know each other, and how they come to play. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '../../src/base/words/en/company.ts';
import { en } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { toPlay } from './people.ts';
import { PEOPLE, Player } from './story.ts';

let app: App;
onlineForTests((started) => {
  app = started;
});

/** From the start page to a seat: two clicks, and a name if there is none yet. */
async function playNow(page: Page, name: string, game: string): Promise<void> {
  await page.getByRole('link', { name: en.online.start.toLobby }).click();
  const begin = page.getByRole('button', { name: new RegExp(`^${game}`) });
  await begin.waitFor();
  if (await page.getByLabel(en.online.lobby.yourName).isVisible()) await page.getByLabel(en.online.lobby.yourName).fill(name);
  await begin.click();
  await page.waitForURL(/#\/table\//);
}

test('three strangers get a game within three clicks each and each has a turn; then one follows another by the name at the board; somebody alone begins with bots, and who comes later takes a bot’s seat; another plays the game of the day', async () => {
  const players: Player[] = [];
  for (const person of PEOPLE.slice(0, 3)) players.push(new Player(await app.open(person.device), person));
  const pages = players.map(({ page }) => page);
  for (const [i, page] of pages.entries()) await playNow(page, PEOPLE[i]!.name, 'Sumeria');
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  for (const waiting = new Set(pages); waiting.size > 0; ) {
    const page = (await toPlay(pages))!;
    waiting.delete(page);
    await players[pages.indexOf(page)]!.playTurn();
  }
  await pages[0]!.getByRole('tab', { name: en.table.tabs.players }).click();
  await pages[0]!.locator('.seats').getByRole('link', { name: 'Bel' }).click();
  await pages[0]!.getByRole('heading', { name: 'Bel' }).waitFor();
  await pages[0]!.getByRole('button', { name: company.people.follow }).click();
  await pages[0]!.getByRole('button', { name: company.people.unfollow }).waitFor();
  await pages[0]!.context().close();
  await withBots(pages[1]!, pages[2]!);
});

async function withBots(host: Page, guest: Page): Promise<void> {
  for (const page of [host, guest]) await page.goto(app.served.url);
  await playNow(host, 'Bel', 'After the Flood');
  await host.getByRole('button', { name: company.play.withBots }).click();
  await host.locator('.prompt').waitFor();
  await playNow(guest, 'Ea', 'After the Flood');
  expect(guest.url()).toBe(host.url());
  await guest.locator('.prompt').waitFor();
  await host.locator('.seats').getByText('Ea', { exact: true }).first().waitFor({ state: 'attached' });
  await guest.goto(`${app.served.url}#/day/assyria`);
  await guest.getByRole('button', { name: company.deal.play }).click();
  await guest.locator('.prompt[data-awaits="person"]').waitFor();
  await guest.goto(`${app.served.url}#/day/assyria`);
  await guest.getByRole('button', { name: company.deal.resume }).waitFor();
}
