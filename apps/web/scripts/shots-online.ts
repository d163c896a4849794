/** Pictures of every online screen, for the eye: `npm run shots -- online` at the root writes them to out/shots. */
import type { Page } from 'playwright-core';
import { App, DESKTOP, PHONE } from '../e2e/app.ts';
import { choose, isTurn, leaveSeat, makeTable, pickOne, playStep, playTurn, sitDown } from '../e2e/online/people.ts';
import { pushSettings, serveOnline } from '../e2e/online/serve.ts';
import { like } from '../e2e/words.ts';
import { en } from '../src/base/words/en/index.ts';
import { shootAround } from './shots-around.ts';

/** `whole` is the page from its top to its end. */
export type Shoot = (page: Page, name: string, whole?: boolean) => Promise<void>;
const LIVE = { speed: 'instant', confirm: false };
/** A server that offers every way of notices; nobody gets one. */
const WAYS = { SHINAR_SMTP: 'smtp://127.0.0.1:9', ...pushSettings() };

/** One table of Assyria from the lobby to the end, as its host, a guest and somebody who watches see it. */
export async function shootOnline(shoot: Shoot): Promise<void> {
  for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    for (const theme of ['light', 'dark'] as const) {
      const app = await App.start(() => serveOnline(WAYS));
      try {
        const open = () => app.open({ ...size, reducedMotion: 'reduce', permissions: ['notifications'] }, { theme, ...LIVE });
        await shootAll(open, (page, name, whole) => shoot(page, `online-${name}-${device}-${theme}`, whole));
      } finally {
        await app.close();
      }
    }
  }
}

async function shootAll(open: () => Promise<Page>, take: Shoot): Promise<void> {
  const [host, guest] = [await open(), await open()];
  const send = await meddled(guest);
  await beforeTheGame(host, guest, take);
  const [first, second] = await bothSeated(host, guest);
  await duringTheGame(first, second, take);
  await trouble(host, guest, send, take);
  const watcher = await open();
  await watcher.goto(host.url());
  await watcher.getByText(en.online.table.watching).waitFor();
  await take(watcher, 'watching');
  await afterTheGame(host, guest, take);
  await shootAround(host, watcher, take);
}

/** Lets steps of a page be spoilt on their way, as those of a page that is behind are. */
async function meddled(page: Page): Promise<{ spoilt: boolean }> {
  const send = { spoilt: false };
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(send.spoilt ? String(message).replace(/"index":\d+/, '"index":0') : message));
  });
  return send;
}

async function beforeTheGame(host: Page, guest: Page, take: Shoot): Promise<void> {
  await host.getByRole('link', { name: en.online.start.toLobby }).click();
  await host.getByRole('button', { name: en.online.lobby.create }).waitFor();
  await take(host, 'lobby-empty');
  const link = await makeTable(host, 'Anu', 'assyria', async (page) => {
    await page.getByLabel(en.online.create.clock).selectOption('day');
    await page.getByLabel(en.online.create.quiet).check();
    await page.getByLabel(en.setUp.seat(4)).selectOption('3');
    await take(page, 'create');
    await page.getByRole('radio', { name: '2' }).check();
    await page.getByLabel(en.online.create.visibility).selectOption('open');
    await page.getByLabel(en.online.create.ratedAsk).check();
  });
  await host.getByRole('img', { name: en.online.share.qr }).waitFor();
  await take(host, 'waiting');
  await guest.goto(link);
  await guest.getByLabel(en.online.lobby.yourName).waitFor();
  await take(guest, 'invited');
  await sitDown(guest, link, 'Belanum');
}

/** Whose turn it is comes first. */
async function bothSeated(host: Page, guest: Page): Promise<[Page, Page]> {
  for (const page of [host, guest]) await page.locator('.prompt').waitFor();
  while (!(await isTurn(host)) && !(await isTurn(guest))) await host.waitForTimeout(50);
  return (await isTurn(host)) ? [host, guest] : [guest, host];
}

/** A few turns of both, talk, coming back, a plan. */
async function duringTheGame(first: Page, second: Page, take: Shoot): Promise<void> {
  await take(first, 'my-turn');
  await second.getByRole('tab', { name: en.online.chat.tab(0) }).click();
  await second.getByLabel(en.online.chat.say).fill('Shall we?');
  await second.keyboard.press('Enter');
  await take(second, 'chat');
  await first.getByRole('tab', { name: en.online.chat.tab(1) }).waitFor();
  await first.getByRole('tab', { name: en.table.tabs.players }).click();
  await take(first, 'unread');
  const link = second.url();
  await second.goto(new URL('#/lobby', link).href);
  for (let steps = 0; steps < 8 || (await isTurn(first)); steps++) {
    if (await isTurn(first)) await pickOne(first);
    await first.waitForTimeout(50);
  }
  await second.goto(link);
  await second.getByRole('heading', { name: en.online.recap.title }).waitFor();
  await take(second, 'recap');
  await second.locator('.recap').getByRole('button', { name: en.online.recap.close }).click();
  await choose(first, en.online.plan.open);
  await first.getByText(en.online.plan.copy).waitFor();
  for (const steps = first.getByRole('button', { name: en.online.plan.leave }); await steps.isDisabled(); ) await pickOne(first);
  await take(first, 'plan');
  await first.getByRole('button', { name: en.online.plan.leave }).click();
  await first.getByText(like(en.online.plan.left(1), en.online.plan.left(2))).waitFor();
  await take(first, 'planned');
  await first.getByRole('button', { name: en.online.plan.drop }).click();
  await playTurn(second, first);
  await playStep(first);
  await choose(second, en.online.table.askUndo);
  await first.getByRole('button', { name: en.online.table.agree }).waitFor();
  await take(first, 'undo-asked');
  await take(second, 'undo-waits');
  await first.getByRole('button', { name: en.online.table.refuse, exact: true }).click();
}

/** A step that is refused, no network, and a bot in a seat, as both see it. */
async function trouble(host: Page, guest: Page, send: { spoilt: boolean }, take: Shoot): Promise<void> {
  if (!(await isTurn(guest))) await playTurn(host, guest);
  send.spoilt = true;
  while (!(await guest.locator('.fault').isVisible())) await pickOne(guest);
  await take(guest, 'refused');
  send.spoilt = false;
  await guest.context().setOffline(true);
  await guest.locator('.online-state[data-state="lost"]').waitFor();
  await take(guest, 'lost');
  await guest.context().setOffline(false);
  await guest.locator('.online-state[data-state="open"]').waitFor({ state: 'attached' });
  await leaveSeat(guest);
  await take(guest, 'held');
  await host.getByRole('tab', { name: en.table.tabs.players }).click();
  await host.getByText(en.online.table.heldSeat).waitFor();
  await take(host, 'bot-in-seat');
  await guest.getByRole('button', { name: en.online.table.takeBack }).click();
  await choose(host, en.online.share.title);
  await take(host, 'share');
  await host.keyboard.press('Escape');
  await host.locator('.menu summary').click();
  await take(host, 'menu');
  await host.locator('.menu summary').click();
}

async function afterTheGame(host: Page, guest: Page, take: Shoot): Promise<void> {
  await choose(guest, en.online.table.resign);
  await take(guest, 'resign');
  await guest.getByRole('dialog').getByRole('button', { name: en.online.table.resign }).click();
  await host.getByText(en.online.fairness.honest).waitFor();
  await host.locator('.rating-changes').waitFor();
  await host.getByText(en.online.fairness.honest).click();
  await take(host, 'end');
  await host.getByRole('button', { name: en.online.ending.rematch }).click();
  await host.getByText(en.online.share.link).waitFor();
  await guest.getByRole('link', { name: en.online.ending.toRematch }).waitFor();
  await take(guest, 'rematch');
}
