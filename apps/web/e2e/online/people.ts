/** People at devices of their own, and how they come to a table and play. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, DESKTOP, offered } from '../app.ts';

const QUICK = { speed: 'instant', confirm: false };

/** A device on the start page. */
export const device = (app: App, options: BrowserContextOptions = DESKTOP): Promise<Page> =>
  app.open({ reducedMotion: 'reduce', ...options }, QUICK);

/** Makes a table with free seats for the others; answers its address. */
export async function makeTable(page: Page, name: string, game: string, choose: (page: Page) => Promise<unknown> = async () => {}) {
  await page.goto(`${new URL(page.url()).origin}/#/lobby/${game}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Make the table' }).waitFor();
  if (await form.getByLabel('Your name').isVisible()) await form.getByLabel('Your name').fill(name);
  await choose(page);
  await form.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/#\/table\//);
  return page.url();
}

/** From a link to a seat: open it, give a name, sit down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const turnOrEnd = (page: Page) => page.locator('.prompt:is([data-awaits="person"], [data-awaits="nothing"])');

/** Whether it is this person's turn; false at the end of the game. */
async function myTurn(page: Page, timeout = 240_000): Promise<boolean> {
  await turnOrEnd(page).waitFor({ timeout });
  return (await turnOrEnd(page).getAttribute('data-awaits')) === 'person';
}

/** Plays the middle one of what is offered, if anything still is. */
export async function pickOne(page: Page): Promise<void> {
  const tokens = await offered(page);
  const token = tokens[Math.floor(tokens.length / 2)];
  if (token !== undefined) await page.evaluate(click, token);
}

/** A click that does not wait for the board to stand still. */
function click(token: string): void {
  const found = document.querySelector(`[data-token="${token}"]:is(.offered, button)`);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Somebody who plays a seat to the end of the game, and to whom things happen. */
export class Player {
  readonly page: Page;
  private gate: Promise<void> = Promise.resolve();
  private picking: Promise<void> = Promise.resolve();

  constructor(page: Page) {
    this.page = page;
  }

  async play(): Promise<void> {
    while (await myTurn(this.page)) {
      await this.gate;
      this.picking = pickOne(this.page);
      await this.picking;
    }
  }

  /** Lets something happen to the page while its owner does nothing. */
  async during(happens: (page: Page) => Promise<unknown>): Promise<void> {
    let over = (): void => {};
    this.gate = new Promise((done) => {
      over = done;
    });
    await this.picking;
    await happens(this.page);
    over();
  }
}

/** What the menu of a table offers. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('button', { name }).click();
}

/** Leaves the seat to a bot, and answers once it is there. */
export async function leaveSeat(page: Page): Promise<void> {
  await choose(page, 'Leave my seat to a bot');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave my seat to a bot' }).click();
  await page.getByRole('button', { name: 'I am back' }).waitFor();
}

export const isTurn = (page: Page): Promise<boolean> => page.locator('.prompt[data-awaits="person"]').isVisible();

/** The page whose turn it is, as soon as it is one's. */
export const toPlay = (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.locator('.prompt[data-awaits="person"]').waitFor();
      return page;
    }),
  );

/** A table of Assyria for two; whose turn it is comes first. */
export async function pair(pages: readonly [Page, Page], set: (page: Page) => Promise<unknown> = async () => {}): Promise<[Page, Page]> {
  const [host, guest] = pages;
  const link = await makeTable(host, 'Anu', 'assyria', async (page) => {
    await page.getByRole('radio', { name: '2' }).check();
    await set(page);
  });
  await sitDown(guest, link, 'Bel');
  const first = await toPlay(pages);
  await Promise.all(pages.map((page) => page.locator('.prompt').waitFor()));
  return first === host ? [host, guest] : [guest, host];
}

/** Plays one step. */
export async function playStep(page: Page): Promise<void> {
  for (const before = await lengthOf(page); (await lengthOf(page)) === before; ) await pickOne(page);
}

/** Plays until it is the other's turn. */
export async function playTurn(page: Page, other: Page): Promise<void> {
  while (!(await isTurn(other))) {
    if (await isTurn(page)) await pickOne(page);
    await page.waitForTimeout(50);
  }
}

/** The length of the game as this page shows it. */
export const lengthOf = async (page: Page): Promise<number> => Number(await page.getByRole('slider').getAttribute('max'));
