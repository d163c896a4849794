/** A whole game by people at devices of their own, with the settings that everybody has and all that happens to people. Scripts tell it too, so that it does not lean on the test runner. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, endScenes, KEEPS_PAGE, PHONE, quicken } from '../app.ts';
import { byFinger, byKeys, byMouse, type Hand, pickLast, pickMiddle } from '../hands.ts';
import { exportRecord, verify } from '../record.ts';
import { like } from '../words.ts';
import { isTurn, leaveSeat, lengthOf, makeTable, sitDown, toPlay } from './people.ts';
import { TABLE_SEED } from './serve.ts';

/** The length of a game from which on things happen to people, and from which on somebody comes to watch. */
const UNTOUCHED = 8;
const LATE = 40;
/** One pick in so many is the last of what is offered, so that turns have an end; once everything has happened, all but one in so many are, and the end is near. */
const PATIENT = 3;
const HURRIED = 6;

export interface Story {
  readonly game: 'sumeria' | 'assyria' | 'after-the-flood';
  readonly seats: number;
  /** How many of the seats people have; the others are bots of the first level. */
  readonly people: number;
  /** How long one of them is without a network, in milliseconds. */
  readonly offline: number;
  /** What happens to the server in the middle of the game. */
  readonly middle?: () => Promise<void>;
  /** Whether somebody comes to watch in the end. */
  readonly watched?: boolean;
  /** The addresses of the processes, if there are several: people are spread over them. */
  readonly urls?: readonly string[];
}

interface Person {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly hand: (page: Page) => Hand;
}

export const PEOPLE: readonly Person[] = [
  { name: 'Anu', device: DESKTOP, hand: byMouse },
  { name: 'Bel', device: PHONE, hand: byFinger },
  { name: 'Ea', device: DESKTOP, hand: byKeys },
  { name: 'Sin', device: PHONE, hand: byFinger },
];

/** Somebody at the table, by the page on their device. */
export class Player {
  readonly page: Page;
  private readonly hand: Hand;
  private picks = 0;
  /** Whether there is nothing left to wait for but the end. */
  hurried = false;

  constructor(page: Page, { hand }: Person) {
    this.page = page;
    this.hand = hand(page);
  }

  /** Reads what happened meanwhile, if there is something, and plays. */
  async playTurn(): Promise<void> {
    const read = this.page.locator('.recap').getByRole('button', { name: en.online.recap.close });
    while (await isTurn(this.page)) {
      // To look for a button by its name before every pick would take much of the time.
      if (await this.page.evaluate(() => document.querySelector('.recap') !== null)) await read.click();
      const pick = (++this.picks % (this.hurried ? HURRIED : PATIENT) === 0) === this.hurried ? pickMiddle : pickLast;
      await pick(this.page, this.hand);
    }
  }
}

/** Something that happens when it is somebody's turn and the game is longer than so many steps. */
interface Happening {
  readonly after: number;
  readonly happens: (player: Player, others: readonly Player[]) => Promise<void>;
}

/** All see the same game to its end, who plays and who watches, and its record is right. */
export async function playStory(app: App, story: Story): Promise<void> {
  const people = PEOPLE.slice(0, story.people);
  const players: Player[] = [];
  for (const person of people) players.push(new Player(await app.open({ ...person.device, ...KEEPS_PAGE }), person));
  for (const { page } of players) await quicken(page);
  const link = await begin(players, story);
  const watchers: Page[] = [];
  const watch = async (): Promise<void> => {
    const page = await app.open(DESKTOP);
    await quicken(page);
    await page.goto(link);
    watchers.push(page);
  };
  await play(players, [...happenings(story), ...(story.watched ? [{ after: LATE, happens: watch }] : [])]);
  const pages = [...players.map(({ page }) => page), ...watchers];
  await allSeeTheEnd(pages);
  for (const { page } of players) {
    await page.reload();
    await page.locator('.prompt[data-awaits="nothing"]').waitFor();
  }
  await pages[0]!.getByText(en.online.fairness.honest).waitFor();
  const record = await exportRecord(pages[0]!);
  assert.equal(verify(record), '1 right, 0 wrong\n');
  assert.equal(JSON.parse(readFileSync(record, 'utf8')).fairness.seed, TABLE_SEED);
}

/** The same game, with the same winner. */
async function allSeeTheEnd(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map(endScenes));
  await Promise.all(pages.map((page) => page.locator('.prompt[data-awaits="nothing"]').waitFor()));
  assert.equal(new Set(await Promise.all(pages.map(lengthOf))).size, 1);
  const said = await Promise.all(pages.map((page) => page.locator('.prompt-task').textContent()));
  assert.match(said[0] ?? '', like(en.table.winner('#'), en.table.winners('#')));
  assert.equal(new Set(said).size, 1);
}

async function begin(players: readonly Player[], { game, seats, people, urls }: Story): Promise<string> {
  const [host, ...others] = players as [Player, ...Player[]];
  if (urls?.[0] !== undefined) await host.page.goto(urls[0]);
  const link = await makeTable(host.page, PEOPLE[0]!.name, game, async (page) => {
    const count = page.getByRole('dialog').getByRole('radio', { name: String(seats) });
    if (await count.isVisible()) await count.check();
    for (let seat = people; seat < seats; seat++) await page.getByLabel(en.setUp.seat(seat + 1)).selectOption('1');
  });
  for (const [i, { page }] of others.entries()) {
    const url = urls?.[(i + 1) % urls.length];
    await sitDown(page, url === undefined ? link : link.replace(new URL(link).origin, new URL(url).origin), PEOPLE[i + 1]!.name);
  }
  await Promise.all(players.map(({ page }) => page.locator('.prompt').waitFor()));
  return link;
}

/** Whoever's turn it is plays it, until the game is over. */
async function play(players: readonly Player[], happening: Happening[]): Promise<void> {
  const pages = players.map(({ page }) => page);
  for (let page = await toPlay(pages); page !== undefined; page = await toPlay(pages)) {
    const player = players[pages.indexOf(page)]!;
    const others = players.filter((one) => one !== player);
    if (happening[0] !== undefined && (await lengthOf(page)) > happening[0].after) await happening.shift()!.happens(player, others);
    player.hurried = happening[0]?.after !== UNTOUCHED;
    await player.playTurn();
  }
  assert.equal(happening.length, 0);
}

const happenings = ({ offline, middle = async () => {} }: Story): Happening[] =>
  [
    async (player: Player, others: readonly Player[]) => {
      await middle();
      await Promise.all([player, ...others].map(({ page }) => backOnline(page)));
    },
    leaveAndReturn,
    async ({ page }: Player) => void (await page.reload()),
    (player: Player, [other]: readonly Player[]) => loseNetwork(player, other!, offline),
  ].map((happens) => ({ after: UNTOUCHED, happens }));

/** Without a network the page says so; with it, everything that was played meanwhile comes. */
async function loseNetwork(player: Player, { page }: Player, time: number): Promise<void> {
  const length = await lengthOf(page);
  await page.context().setOffline(true);
  await page.locator('.online-state[data-state="lost"]').waitFor();
  await player.playTurn();
  await page.waitForTimeout(time);
  assert.equal(await lengthOf(page), length);
  await page.context().setOffline(false);
  await backOnline(page);
}

/** Before, a word about the connection may come or go and move what is pressed. */
const backOnline = (page: Page): Promise<void> => page.locator('.online-state[data-state="open"]').waitFor({ state: 'attached' });

/** A bot plays while somebody is away, until it is another's turn, and stops when they are back. */
async function leaveAndReturn({ page }: Player, others: readonly Player[]): Promise<void> {
  const before = await botSteps(page);
  await leaveSeat(page);
  await toPlay(others.map((other) => other.page));
  assert.ok((await botSteps(page)) > before);
  await page.getByRole('button', { name: en.online.table.takeBack }).click();
  await page.getByText(en.online.table.held).waitFor({ state: 'hidden' });
}

/** How many steps bots have played, as the server tells it. */
const botSteps = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2];
    const { entries } = await (await fetch(`/api/tables/${id}/log`)).json();
    return entries.filter(({ bot }: { bot: boolean }) => bot).length;
  });
