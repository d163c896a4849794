/** A whole game by people at devices of their own, with all that happens to people. Scripts tell it too, so that it does not lean on the test runner. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { App } from '../app.ts';
import { exportRecord, verify } from '../record.ts';
import { device, leaveSeat, lengthOf, makeTable, Player, sitDown } from './people.ts';

const PAUSE = 200;
const NAMES = ['Anu', 'Bel', 'Ea', 'Sin'];

export interface Story {
  readonly game: 'sumeria' | 'assyria' | 'after-the-flood';
  readonly players: number;
  /** How long one of them is without a network, in milliseconds. */
  readonly offline: number;
  /** What happens to the server in the middle of the game. */
  readonly middle?: () => Promise<void>;
  /** The addresses of the processes, if there are several: people are spread over them. */
  readonly urls?: readonly string[];
}

/** Four devices: those who play, and who is left over watches. All see the same game to its end, and its record is right. */
export async function playStory(app: App, { game, players, offline, middle = async () => {}, urls }: Story): Promise<void> {
  const pages = await Promise.all(NAMES.map(() => device(app)));
  const seated = pages.slice(0, players);
  const link = await begin(seated, game, players, urls);
  for (const page of pages.slice(players)) await page.goto(link);
  const people = seated.map((page) => new Player(page));
  const played = Promise.all(people.map((player) => player.play()));
  const events = happen(people, offline, middle);
  await Promise.all([played, events]);
  await Promise.all(pages.map((page) => page.locator('.prompt[data-awaits="nothing"]').waitFor({ timeout: 30_000 })));
  assert.equal(new Set(await Promise.all(pages.map(lengthOf))).size, 1);
  for (const page of pages) assert.match((await page.locator('.prompt').textContent()) ?? '', /won|share the victory/);
  await seated[0]!.getByText('The shuffle was honest').waitFor();
  assert.equal(verify(await exportRecord(seated[0]!)), '1 right, 0 wrong\n');
  for (const page of pages) await page.context().close();
}

/** All while the game goes on: a restart, a reload, no network, and somebody who leaves and comes back. */
async function happen(people: readonly Player[], offline: number, middle: () => Promise<void>): Promise<void> {
  await grows(people[0]!.page, 8);
  await middle();
  await people.at(-1)!.during(leaveAndReturn);
  await people[1]!.during((page) => page.reload());
  await people[0]!.during((page) => loseNetwork(page, offline));
}

async function begin(seated: readonly Page[], game: string, players: number, urls?: readonly string[]): Promise<string> {
  const [host, ...others] = seated as [Page, ...Page[]];
  if (urls?.[0] !== undefined) await host.goto(urls[0]);
  const link = await makeTable(host, NAMES[0]!, game, async (page) => {
    const count = page.getByRole('dialog').getByRole('radio', { name: String(players) });
    if (await count.isVisible()) await count.check();
  });
  for (const [i, page] of others.entries()) {
    const url = urls?.[(i + 1) % urls.length];
    await sitDown(page, url === undefined ? link : link.replace(new URL(link).origin, new URL(url).origin), NAMES[i + 1]!);
  }
  await Promise.all(seated.map((page) => page.locator('.prompt').waitFor()));
  return link;
}

async function grows(page: Page, to: number): Promise<void> {
  while ((await lengthOf(page)) <= to) await page.waitForTimeout(PAUSE);
}

/** Without a network the page says so; with it, everything goes on. */
async function loseNetwork(page: Page, time: number): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('.online-state[data-state="lost"]').waitFor();
  await page.waitForTimeout(time);
  await page.context().setOffline(false);
  await page.locator('.online-state[data-state="open"]').waitFor({ state: 'attached' });
}

/** A bot plays while somebody is away, and stops when they are back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const before = await botSteps(page);
  await leaveSeat(page);
  while ((await botSteps(page)) <= before) await page.waitForTimeout(PAUSE);
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByText('A bot plays for you.').waitFor({ state: 'hidden' });
}

/** How many steps bots have played, as the server tells it. */
const botSteps = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2];
    const { entries } = await (await fetch(`/api/tables/${id}/log`)).json();
    return entries.filter(({ bot }: { bot: boolean }) => bot).length;
  });
