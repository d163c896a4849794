/** People at devices of their own, and how they come to a table and play. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, quicken, stepsPlayed } from '../app.ts';
import { byMouse, pickMiddle } from '../hands.ts';

/** How long it may take until it is somebody's turn, in milliseconds. */
const PATIENCE = 60_000;

/** A device on the start page. */
export const device = (app: App, options: BrowserContextOptions = DESKTOP): Promise<Page> => app.open(options);

/** Makes a table with free seats for the others; answers its address. */
export async function makeTable(page: Page, name: string, game: string, choose: (page: Page) => Promise<unknown> = async () => {}) {
  await page.goto(`${new URL(page.url()).origin}/#/lobby/${game}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: en.online.create.make }).waitFor();
  if (await form.getByLabel(en.online.lobby.yourName).isVisible()) await form.getByLabel(en.online.lobby.yourName).fill(name);
  await choose(page);
  await form.getByRole('button', { name: en.online.create.make }).click();
  await page.waitForURL(/#\/table\//);
  return page.url();
}

/** From a link to a seat: open it, give a name if there is none yet, sit down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const sit = page.getByRole('button', { name: en.online.waiting.sit });
  await sit.waitFor();
  if (await page.getByLabel(en.online.lobby.yourName).isVisible()) await page.getByLabel(en.online.lobby.yourName).fill(name);
  await sit.click();
}

/** Runs in the page: passes over what others did, and answers what the table waits for. */
function awaitedIn(): string | undefined {
  const prompt = document.querySelector<HTMLElement>('.prompt');
  if (prompt?.dataset.awaits === 'showing') prompt.querySelector('button')?.click();
  return prompt?.checkVisibility() ? prompt.dataset.awaits : undefined;
}

/** What the table waits for, once whatever the others did has been shown. */
async function awaited(page: Page): Promise<string | undefined> {
  const end = Date.now() + PATIENCE;
  let awaits = await page.evaluate(awaitedIn);
  while (awaits === 'showing' && Date.now() < end) awaits = await page.evaluate(awaitedIn);
  return awaits;
}

/** Once whatever the others did has been shown. */
export const isTurn = async (page: Page): Promise<boolean> => ['person', 'go-on'].includes((await awaited(page)) ?? '');

/** Presses one of what is offered, or gives the word, if it is this person's turn. */
export async function pickOne(page: Page): Promise<void> {
  if (await isTurn(page)) await pickMiddle(page, byMouse(page));
}

/** What the menu of a table offers. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('button', { name }).click();
}

/** Leaves the seat to a bot, and answers once it is there. */
export async function leaveSeat(page: Page): Promise<void> {
  await choose(page, en.online.table.leave);
  await page.getByRole('dialog').getByRole('button', { name: en.online.table.leave }).click();
  await page.getByRole('button', { name: en.online.table.takeBack }).waitFor();
}

/** Runs in the page: until the table waits for something else than before, or for a moment. */
const awaitsAnew = (): Promise<void> =>
  new Promise((done) => {
    const awaits = (): string | undefined => document.querySelector<HTMLElement>('.prompt')?.dataset.awaits;
    const before = awaits();
    const finish = (): void => {
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(() => awaits() !== before && finish());
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-awaits'] });
    setTimeout(finish, 200);
  });

/** The page whose turn it is, as soon as it is one's; none once the game is over. */
export async function toPlay(pages: readonly Page[]): Promise<Page | undefined> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await Promise.race(pages.map((page) => page.evaluate(awaitsAnew)))) {
    for (const page of pages) if (await isTurn(page)) return page;
    if (await pages[0]!.locator('.prompt[data-awaits="nothing"]').isVisible()) return undefined;
  }
  throw new Error(`it was nobody’s turn for ${PATIENCE} milliseconds`);
}

/** A table of Assyria for two; whose turn it is comes first. */
export async function pair(pages: readonly [Page, Page], set: (page: Page) => Promise<unknown> = async () => {}): Promise<[Page, Page]> {
  const [host, guest] = pages;
  for (const page of pages) await quicken(page);
  const link = await makeTable(host, 'Anu', 'assyria', async (page) => {
    await page.getByRole('radio', { name: '2' }).check();
    await set(page);
  });
  await sitDown(guest, link, 'Bel');
  const first = await toPlay(pages);
  await Promise.all(pages.map((page) => page.locator('.prompt').waitFor()));
  return first === host ? [host, guest] : [guest, host];
}

/** Plays one step, and gives the word if that ends the turn. */
export async function playStep(page: Page): Promise<void> {
  for (const before = await lengthOf(page); (await lengthOf(page)) === before; ) await pickOne(page);
  if (await page.locator('.prompt[data-awaits="go-on"]').isVisible()) await pickOne(page);
}

/** Plays until it is the other's turn. */
export async function playTurn(page: Page, other: Page): Promise<void> {
  while (!(await isTurn(other))) {
    await pickOne(page);
    await page.waitForTimeout(20);
  }
}

/** Until the other has heard of all that this page has played. */
export async function heard(other: Page, page: Page): Promise<void> {
  while ((await lengthOf(other)) < (await lengthOf(page))) await other.waitForTimeout(20);
}

/** The length of the game as this page shows it. */
export const lengthOf = stepsPlayed;
