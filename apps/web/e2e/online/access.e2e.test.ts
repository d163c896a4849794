/** Every online screen under axe: by day as a phone shows it, with all rules; by night, which differs in its colours alone, as a desktop does, but for tables, whose boards would be drawn anew. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { company } from '../../src/base/words/en/company.ts';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { AWAY, appForTests } from '../app-for-tests.ts';
import { aroundBoard, contrastsOn, faultsOn } from '../axe.ts';
import { deviceOf, tableOfTwo } from './known.ts';
import { choose, device, heard, isTurn, leaveSeat, makeTable, pickOne, playStep, playTurn } from './people.ts';
import { pushSettings, serveOnline } from './serve.ts';

let app: App;
appForTests(
  (started) => {
    app = started;
  },
  () => serveOnline({ SHINAR_SMTP: 'smtp://127.0.0.1:9', ...pushSettings() }),
  new RegExp(`${AWAY.source}|status of (400|404)`),
);

/** The script of axe comes from elsewhere, which the server's headers forbid. */
const UNDER_AXE = { bypassCSP: true };
/** What stands around a board. The boards have their own test. */
const AROUND = '.bar, .desk, .table-side';

async function check(page: Page, screen: string, within?: string): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await byDay(page, screen, within);
  await page.setViewportSize(DESKTOP.viewport);
  await byNight(page, screen, within);
}

async function byDay(page: Page, screen: string, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faultsOn(page, within), `${screen} on a phone`).toEqual([]);
}

async function byNight(page: Page, screen: string, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastsOn(page, within), `${screen} by night`).toEqual([]);
}

/** The same at a table, on a phone. */
const checkTable = (page: Page, screen: string, within = AROUND): Promise<void> =>
  aroundBoard(page, async () => {
    await byDay(page, screen, within);
    await byNight(page, screen, within);
  });

const go = async (page: Page, hash: string, shown: string): Promise<void> => {
  await page.goto(new URL(hash, app.served.url).href);
  await page.getByText(shown).first().waitFor();
};

test('axe finds nothing on the screens around a table', async () => {
  const page = await device(app, { ...DESKTOP, ...UNDER_AXE });
  await go(page, '#/me', en.online.me.signInTitle);
  await check(page, 'nobody');
  await makeTable(page, 'Anu', 'assyria', async () => {
    await page.getByLabel(en.online.create.clock).selectOption('day');
    await page.getByLabel(en.online.create.quiet).check();
    await check(page, 'create', 'dialog');
  });
  await page.getByText(en.online.share.link).waitFor();
  await check(page, 'waiting');
  await go(page, '#/lobby', company.lobby.running);
  await check(page, 'lobby');
  await go(page, '#/people', company.people.noneKnown);
  await check(page, 'people');
  await go(page, '#/day/sumeria', company.deal.first);
  await check(page, 'the game of the day');
  const { id } = await page.evaluate(async () => (await fetch('/api/me')).json());
  await go(page, `#/person/${id}`, company.profile.none);
  await check(page, 'a person');
  await go(page, '#/me', en.online.games.title);
  await page.getByLabel(en.online.notices.quiet).check();
  for (const form of [en.online.me.keep, en.online.me.keepMail, en.online.me.device]) {
    await page.getByText(form).click();
  }
  await page.getByRole('button', { name: en.online.me.makeLink }).click();
  await page.getByRole('img', { name: en.online.me.link }).waitFor();
  await check(page, 'me');
  await page.getByRole('button', { name: en.online.me.remove }).click();
  await check(page, 'ask', 'dialog');
  await page.keyboard.press('Escape');
  await go(page, '#/leaders/sumeria', en.online.ratings.bots);
  await check(page, 'leaders');
  await go(page, '#/link/x', en.online.me.linkHint);
  await page.getByRole('button', { name: en.online.me.signIn }).click();
  await page.getByText(en.online.failures['link-spent']).waitFor();
  await check(page, 'link');
  await go(page, '#/table/nonexistent0', en.online.failures['no-table']);
  await check(page, 'no table');
  await page.context().close();
});

test('axe finds nothing around a board, whatever happens at the table', async () => {
  const { table, people } = await tableOfTwo(app.served.url, { rated: true });
  const turn = table.turn.seat!;
  const sits = (seat: number): Promise<Page> =>
    deviceOf(app, people[seat]!, `table/${table.id}`, { viewport: PHONE.viewport, ...UNDER_AXE });
  const [first, second] = [await sits(turn), await sits(1 - turn)];
  const link = second.url();
  await second.getByRole('tab', { name: en.online.chat.tab(0) }).click();
  await second.getByLabel(en.online.chat.say, { exact: true }).fill('Shall we?');
  await second.keyboard.press('Enter');
  await first.getByRole('tab', { name: en.online.chat.tab(1) }).waitFor();
  await second.goto(new URL('#/lobby', link).href);
  while (await isTurn(first)) await pickOne(first);
  await second.goto(link);
  await second.getByRole('heading', { name: en.online.recap.title }).waitFor();
  await second.getByRole('tab', { name: en.online.chat.tab(0) }).click();
  await checkTable(second, 'recap, chat');
  await second.locator('.recap').getByRole('button', { name: en.online.recap.close }).click();
  await choose(first, en.online.plan.open);
  await first.getByText(en.online.plan.copy).waitFor();
  await checkTable(first, 'plan');
  await first.getByRole('button', { name: en.online.plan.back }).click();
  await playTurn(second, first);
  await playStep(first);
  await heard(second, first);
  await choose(second, en.online.table.askUndo);
  await first.getByRole('button', { name: en.online.table.agree }).waitFor();
  await first.locator('.menu summary').click();
  await checkTable(first, 'undo asked, a word unread, menu');
  await first.locator('.menu summary').click();
  await leaveSeat(second);
  await second.context().setOffline(true);
  await second.locator('.online-state[data-state="lost"]').waitFor();
  await checkTable(second, 'lost, a bot in the seat');
  await second.context().setOffline(false);
  await choose(first, en.online.share.title);
  await checkTable(first, 'invite', 'dialog');
  await first.keyboard.press('Escape');
  await choose(first, en.online.table.resign);
  await first.getByRole('dialog').getByRole('button', { name: en.online.table.resign }).click();
  await first.getByText(en.online.fairness.honest).click();
  await first.locator('.rating-changes').waitFor();
  await checkTable(first, 'end');
  for (const page of [first, second]) await page.context().close();
});
