/** Every online screen under axe: as a phone and a desktop show it, by day and by night, which differ in their colours alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../app.ts';
import { faultsOn } from '../axe.ts';
import { choose, device, isTurn, leaveSeat, makeTable, pair, pickOne, playStep, playTurn } from './people.ts';
import { pushSettings, serveOnline } from './serve.ts';

let app: App;
beforeAll(async () => {
  app = await App.start(() => serveOnline({ SHINAR_SMTP: 'smtp://127.0.0.1:9', ...pushSettings() }));
});
afterAll(() => app.close());

/** The script of axe comes from elsewhere, which the server's headers forbid. */
const open = (): Promise<Page> => device(app, { ...DESKTOP, bypassCSP: true });
/** What stands around a board. The boards have their own test, and without them axe is twice as quick. */
const AROUND = '.bar, .table-side';
const hideBoard = (page: Page) => page.addStyleTag({ content: '.table-board > * { display: none !important }' });

async function check(page: Page, screen: string, within = 'html'): Promise<void> {
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    expect([screen, viewport.width, await faultsOn(page, within)]).toEqual([screen, viewport.width, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([screen, viewport.width, 'dark', await faultsOn(page, within, 'color-contrast')]).toEqual([screen, viewport.width, 'dark', []]);
  }
}

const go = async (page: Page, hash: string, shown: string): Promise<void> => {
  await page.goto(new URL(hash, app.served.url).href);
  await page.getByText(shown).first().waitFor();
};

test('axe finds nothing on the screens around a table', async () => {
  const page = await open();
  await go(page, '#/me', 'I have been here before');
  await check(page, 'nobody');
  await makeTable(page, 'Anu', 'assyria', async () => {
    await page.getByLabel('Time').selectOption('day');
    await page.getByLabel('Time stands still').check();
    await check(page, 'create', 'dialog');
  });
  await page.getByText('Link to this table').waitFor();
  await check(page, 'waiting');
  await go(page, '#/lobby', 'Open tables');
  await check(page, 'lobby');
  await go(page, '#/me', 'My finished games');
  await page.getByLabel('Quiet hours').check();
  for (const form of ['Keep my name with a password', 'Keep my name with a mail address', 'Use another device too']) {
    await page.getByText(form).click();
  }
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('img', { name: 'Link for another device' }).waitFor();
  await check(page, 'me');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await check(page, 'ask', 'dialog');
  await page.keyboard.press('Escape');
  await go(page, '#/leaders/sumeria', 'Bots');
  await check(page, 'leaders');
  await go(page, '#/link/x', 'This link works once.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This link was used already').waitFor();
  await check(page, 'link');
  await go(page, '#/table/nonexistent0', 'There is no such table.');
  await check(page, 'no table');
  await page.context().close();
  const refusals = /status of (400|404)/;
  expect(app.complaints.splice(0).filter((complaint) => !refusals.test(complaint))).toEqual([]);
});

test('axe finds nothing around a board, whatever happens at the table', async () => {
  const [first, second] = await pair([await open(), await open()], (page) => page.getByLabel('Counts for the ratings').check());
  const link = second.url();
  for (const page of [first, second]) await hideBoard(page);
  await second.getByRole('tab', { name: 'Chat' }).click();
  await second.getByLabel('Say something').fill('Shall we?');
  await second.keyboard.press('Enter');
  await first.getByRole('tab', { name: 'Chat (1)' }).waitFor();
  await second.goto(new URL('#/lobby', link).href);
  while (await isTurn(first)) await pickOne(first);
  await second.goto(link);
  await second.getByRole('heading', { name: 'Since you left' }).waitFor();
  await second.getByRole('tab', { name: 'Chat' }).click();
  await check(second, 'recap, chat', AROUND);
  await second.locator('.recap').getByRole('button', { name: 'Go on' }).click();
  await choose(first, 'Plan ahead on a copy');
  await first.getByText('This is your own copy').waitFor();
  await check(first, 'plan', AROUND);
  await first.getByRole('button', { name: 'Back to the table' }).click();
  await playTurn(second, first);
  await playStep(first);
  await choose(second, 'Ask to take back my last step');
  await first.getByRole('button', { name: 'Agree' }).waitFor();
  await first.locator('.menu summary').click();
  await check(first, 'undo asked, a word unread, menu', AROUND);
  await first.locator('.menu summary').click();
  await leaveSeat(second);
  await second.context().setOffline(true);
  await second.locator('.online-state[data-state="lost"]').waitFor();
  await check(second, 'lost, a bot in the seat', AROUND);
  await second.context().setOffline(false);
  await choose(first, 'Invite');
  await check(first, 'invite', 'dialog');
  await first.keyboard.press('Escape');
  await choose(first, 'Give up');
  await first.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await first.getByText('The shuffle was honest').click();
  await first.locator('.rating-changes').waitFor();
  await check(first, 'end', AROUND);
  for (const page of [first, second]) await page.context().close();
  const away = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/;
  expect(app.complaints.splice(0).filter((complaint) => !away.test(complaint))).toEqual([]);
});
