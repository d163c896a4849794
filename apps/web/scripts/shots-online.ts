/** Pictures of every online screen, for the eye: `npm run shots -- online` in apps/web writes them to out/shots. */
import type { Page } from 'playwright-core';
import { App, DESKTOP, PHONE } from '../e2e/app.ts';
import { makeTable, pickOne, sitDown } from '../e2e/online/people.ts';
import { serveOnline } from '../e2e/online/serve.ts';

type Shoot = (page: Page, name: string) => Promise<void>;
const LIVE = { speed: 'instant', confirm: false };

/** One table of Assyria from the lobby to the end, as its host and a guest see it. */
export async function shootOnline(shoot: Shoot): Promise<void> {
  const app = await App.start(serveOnline);
  try {
    await shootAll(app, shoot);
  } finally {
    await app.close();
  }
}

async function shootAll(app: App, shoot: Shoot): Promise<void> {
  for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    for (const theme of ['light', 'dark'] as const) {
      const tag = `${device}-${theme}`;
      const open = () => app.open({ ...size, reducedMotion: 'reduce' }, { theme, ...LIVE });
      const [host, guest] = [await open(), await open()];
      const take = (page: Page, name: string) => shoot(page, `online-${name}-${tag}`);
      await beforeTheGame(host, guest, take);
      await duringTheGame(host, guest, take);
      await afterTheGame(host, guest, take);
      await host.context().close();
      await guest.context().close();
    }
  }
}

async function beforeTheGame(host: Page, guest: Page, take: Shoot): Promise<void> {
  await host.getByRole('link', { name: 'To the tables' }).click();
  await host.getByRole('button', { name: 'New table' }).waitFor();
  await take(host, 'lobby-empty');
  const link = await makeTable(host, 'Anu', 'assyria', async (page) => {
    await page.getByRole('radio', { name: '2' }).check();
    await page.getByLabel('Who finds it').selectOption('open');
    await page.getByLabel('Time').selectOption('day');
    await page.getByLabel('Counts for the ratings').check();
    await take(page, 'create');
  });
  await host.getByText('Free seat').first().waitFor();
  await take(host, 'waiting');
  await guest.goto(link);
  await guest.getByLabel('Your name').waitFor();
  await take(guest, 'invited');
  await sitDown(guest, link, 'Belanum');
}

/** A few turns of both, talk, a plan, a recap, a bot that holds a seat. */
async function duringTheGame(host: Page, guest: Page, take: Shoot): Promise<void> {
  const pages = [host, guest];
  await playSome(pages, 12);
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await guest.getByLabel('Say something').fill('Shall we?');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('tab', { name: 'Chat (1)' }).waitFor();
  await take(host, 'table');
  await host.getByRole('tab', { name: 'Chat (1)' }).click();
  await take(host, 'chat');
  const link = host.url();
  await host.goto(new URL('#/lobby', link).href);
  await playSome([guest], 2);
  await host.locator('.tables li').first().waitFor();
  await take(host, 'lobby');
  await host.goto(link);
  await host.locator('.prompt').waitFor();
  if (await host.locator('.recap').isVisible()) await take(host, 'recap');
  await menu(host, 'Plan ahead on a copy');
  await host.getByText('This is your own copy').waitFor();
  await take(host, 'plan');
  await host.getByRole('button', { name: 'Back to the table' }).click();
  await menu(host, 'Invite');
  await take(host, 'share');
  await host.keyboard.press('Escape');
  await menu(guest, 'Leave my seat to a bot');
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave my seat to a bot' }).click();
  await guest.getByText('A bot plays for you.').waitFor();
  await take(guest, 'held');
  await guest.getByRole('button', { name: 'I am back' }).click();
}

async function afterTheGame(host: Page, guest: Page, take: Shoot): Promise<void> {
  await menu(guest, 'Give up');
  await take(guest, 'resign');
  await guest.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await host.getByText('The shuffle was honest').waitFor();
  await host.locator('.rating-changes').waitFor();
  await take(host, 'end');
  for (const [name, path] of Object.entries({ me: '#/me', leaders: '#/leaders/assyria', link: '#/link/x' })) {
    await host.goto(new URL(path, host.url()).href);
    await host.locator('h1').waitFor();
    await host.waitForTimeout(600);
    await take(host, name);
  }
  await guest.goto(new URL('#/table/nonexistent0', guest.url()).href);
  await guest.locator('h1').waitFor();
  await take(guest, 'no-table');
}

async function menu(page: Page, name: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('button', { name }).click();
}

async function playSome(pages: readonly Page[], steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    for (const page of pages) {
      const turn = page.locator('.prompt[data-awaits="person"]');
      if (await turn.isVisible()) await pickOne(page);
      else await page.waitForTimeout(50);
    }
  }
}
