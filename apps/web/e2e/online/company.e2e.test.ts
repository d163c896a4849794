/** Clubs, tournaments and challenges as people use them, and axe on all their pages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '../../src/base/words/en/company.ts';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { contrastsOn, faultsOn } from '../axe.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
onlineForTests((started) => {
  app = started;
}, serveSharedOnline);

/** The script of axe comes from elsewhere, which the server's headers forbid. */
const open = (): Promise<Page> => app.open({ ...DESKTOP, bypassCSP: true });
const { club: words, cup, deal } = company;

/** By day as a phone shows it, with all rules; by night, which differs in its colours alone, as a desktop does. */
async function check(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faultsOn(page), `${page.url()} on a phone`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastsOn(page), `${page.url()} by night`).toEqual([]);
}

const named = async (page: Page, name: string, button: string): Promise<void> => {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.getByLabel(en.online.lobby.yourName).fill(name);
  await form.getByRole('button', { name: button }).click();
};

test('a club by its link: its members talk and play an arena of their own', async () => {
  const [anu, bel] = [await open(), await open()];
  await anu.goto(`${app.served.url}#/clubs`);
  await anu.getByText(words.create).click();
  await anu.getByLabel(words.name, { exact: true }).fill('Friends of Ur');
  await anu.getByLabel(words.about).fill('Slow games, warm words');
  await anu.getByLabel(words.open).uncheck();
  await check(anu);
  await named(anu, 'Anu', words.make);
  const link = await anu.getByLabel(words.share).inputValue();
  await bel.goto(link);
  await bel.getByText(words.inside).waitFor();
  await named(bel, 'Bel', words.join);
  await bel.getByLabel(en.online.chat.say, { exact: true }).fill('Who plays?');
  await bel.getByRole('button', { name: en.online.chat.send, exact: true }).click();
  await anu.getByText('Who plays?').waitFor();
  await anu.getByText(en.online.chat.mutes).click();
  await anu.getByLabel(en.online.chat.mute('Bel')).check();
  await anu.getByText('Who plays?').waitFor({ state: 'detached' });
  await anu.getByLabel(en.online.chat.mute('Bel')).uncheck();
  await anu.getByText('Who plays?').waitFor();
  await anu.getByText(cup.create).click();
  await anu.getByLabel(cup.name, { exact: true }).first().fill('Cup of Ur');
  await anu.getByRole('combobox', { name: en.online.create.game }).selectOption({ label: 'Assyria' });
  await anu.getByLabel(cup.kind).selectOption('arena');
  await check(anu);
  await anu.getByRole('button', { name: cup.make }).click();
  await anu.getByRole('heading', { name: 'Cup of Ur' }).waitFor();
  await bel.getByRole('link', { name: /Cup of Ur/ }).click();
  await bel.getByRole('button', { name: cup.enter }).click();
  await bel.getByRole('button', { name: cup.leave }).waitFor();
  await anu.getByRole('button', { name: cup.startNow }).click();
  await anu.getByRole('link', { name: cup.toGame }).waitFor();
  // Even if no table was opened before: a table's page loads more styles.
  const sideways = anu.locator('.sideways');
  expect(await sideways.evaluate((box) => getComputedStyle(box).overflowX)).toBe('auto');
  const faded = (): Promise<boolean[]> =>
    sideways.evaluate(({ style }) => ['--left', '--right'].map((side) => Number.parseFloat(style.getPropertyValue(side)) > 0));
  await expect.poll(faded).toEqual([false, false]);
  await anu.setViewportSize({ width: 240, height: 844 });
  await expect.poll(faded).toEqual([false, true]);
  await sideways.evaluate((box) => box.scrollBy({ left: box.scrollWidth }));
  await expect.poll(faded).toEqual([true, false]);
  await check(anu);
  await bel.getByRole('link', { name: cup.toGame }).click();
  await bel.locator('.prompt').waitFor();
  await bel.locator('.seats').getByRole('link', { name: 'Anu' }).waitFor();
  await anu.goto(`${app.served.url}#/tournaments`);
  const today = anu.locator('.calendar [aria-current="date"]');
  await today.click();
  await anu.getByRole('link', { name: /Cup of Ur/ }).waitFor();
  await check(anu);
  await today.press('PageDown');
  await anu.locator('.calendar :focus').press('ArrowDown');
  await anu.locator('.calendar :focus').press('Enter');
  await anu.getByText(cup.emptyDay).waitFor();
  await anu.getByRole('button', { name: cup.allDays }).click();
  await anu.getByRole('link', { name: /Cup of Ur/ }).waitFor();
  const file = await anu.request.get(await anu.getByRole('link', { name: cup.subscribe }).evaluate((link: HTMLAnchorElement) => link.href));
  expect(await file.text()).not.toContain('Cup of Ur');
});

test('a challenge: who has the link plays the same draws, and sees the results once they have played', async () => {
  const page = await open();
  await page.goto(`${app.served.url}#/day/assyria`);
  await page.getByText(deal.challenge).click();
  await named(page, 'Anu', deal.make);
  await page.getByLabel(deal.share).waitFor();
  await check(page);
  await page.getByRole('button', { name: deal.play }).click();
  await page.locator('.prompt[data-awaits="person"]').waitFor();
});
