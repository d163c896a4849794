/** Games over days: coming back, plans, and one person on two devices. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { like } from '../words.ts';
import { devicesOfTwo } from './known.ts';
import { choose, device, isTurn, lengthOf, makeTable, pickOne } from './people.ts';
import { serveSharedOnline } from './serve.ts';

const DAY = 86_400_000;
let app: App;
appForTests((started) => {
  app = started;
}, serveSharedOnline);

test('who comes back is told what happened since, and the lobby shows the table first; a one-time link makes another device the same person, who finds their table there; whoever makes a table with a clock chooses what happens when time runs out, and all are told; a plan made on a private copy is played by the server when the turn comes, while its owner is away; what people say is counted until it is read; somebody is muted and not heard, and reported; who gives up loses, both are told who it was, and nothing is counted on any more', async () => {
  const [first, second] = await devicesOfTwo(app);
  const link = first.url();
  await comesBack(first, second);
  const other = await onAnotherDevice(first);
  await choosesWhatHappens(other);
  await other.context().close();
  await first.goto(link);
  await planIsPlayed(second, first);
  await talkIsHeardOrNot(second, first);
  await givesUp(second, first);
});

async function comesBack(first: Page, second: Page): Promise<void> {
  const link = second.url();
  await second.goto(new URL('#/lobby', link).href);
  while (await isTurn(first)) await pickOne(first);
  await second.getByText(en.online.lobby.yourTurn).waitFor();
  await expect
    .poll(() => second.locator('.tables li').first().textContent())
    .toMatch(like(en.online.lobby.news(1), en.online.lobby.news(2)));
  await expect.poll(() => second.title()).toContain(en.online.start.turns(1));
  await second.goto(link);
  await second.getByRole('heading', { name: en.online.recap.title }).waitFor();
  await second.getByRole('button', { name: en.online.recap.close }).click();
  await expect.poll(() => isTurn(second)).toBe(true);
}

/** Answers the page of the other device. */
async function onAnotherDevice(first: Page): Promise<Page> {
  await first.goto(new URL('#/me', first.url()).href);
  await first.getByText(en.online.me.device).click();
  await first.getByRole('button', { name: en.online.me.makeLink }).click();
  const oneTime = await first.getByLabel(en.online.me.link).first().inputValue();
  const other = await device(app);
  await other.goto(oneTime);
  await other.getByRole('button', { name: en.online.me.signIn }).click();
  await other.locator('.tables li').first().waitFor();
  return other;
}

async function choosesWhatHappens(page: Page): Promise<void> {
  const { create } = en.online;
  await makeTable(page, 'Anu', 'assyria', async () => {
    expect(await page.getByLabel(create.absence).count()).toBe(0);
    await page.getByRole('combobox', { name: en.online.create.clock }).selectOption(en.online.create.turnClock(DAY));
    await page.getByLabel(en.online.create.absence).selectOption(en.online.create.forfeit);
  });
  await page.getByText(`${create.turnClock(DAY)} · ${create.absence}: ${create.forfeit}`).waitFor();
}

/** How many steps each seat has played, as the server tells it. */
const stepsOfSeats = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const { entries } = await (await fetch(`/api/tables/${location.hash.split('/')[2]}/log`)).json();
    return [0, 1].map((seat) => entries.filter(({ step }: { step?: { by: unknown } }) => step?.by === seat).length);
  });

/** The first is to play, the second makes the plan. */
async function planIsPlayed(first: Page, second: Page): Promise<void> {
  const before = await lengthOf(first);
  const steps = await stepsOfSeats(first);
  await choose(second, en.online.plan.open);
  await second.getByText(en.online.plan.copy).waitFor();
  while (await second.getByRole('button', { name: en.online.plan.leave }).isDisabled()) {
    await pickOne(second);
    await second.waitForTimeout(50);
  }
  expect(await lengthOf(first)).toBe(before);
  await second.getByRole('button', { name: en.online.plan.leave }).click();
  await second.getByText(like(en.online.plan.left(1), en.online.plan.left(2))).waitFor();
  const link = second.url();
  await second.goto(new URL('#/lobby', link).href);
  const bothHavePlayed = async (): Promise<boolean> => {
    await pickOne(first);
    return (await stepsOfSeats(first)).every((count, seat) => count > steps[seat]!);
  };
  await expect.poll(bothHavePlayed, { timeout: 60_000 }).toBe(true);
  await second.goto(link);
  await second.getByRole('button', { name: en.online.recap.close }).click();
}

async function talkIsHeardOrNot(first: Page, second: Page): Promise<void> {
  const say = async (text: string): Promise<void> => {
    await second.getByRole('tab', { name: en.online.chat.tab(0) }).click();
    await second.getByLabel(en.online.chat.say, { exact: true }).fill(text);
    await second.keyboard.press('Enter');
    await second.getByText(text).waitFor();
  };
  await say('good luck');
  await first.getByRole('tab', { name: en.online.chat.tab(1) }).click();
  await first.getByText('good luck').waitFor();
  await first.getByText(en.online.chat.mutes, { exact: true }).click();
  await first.getByRole('checkbox').check();
  await first.getByText('good luck').waitFor({ state: 'hidden' });
  await say('can you hear me');
  await first.waitForTimeout(500);
  expect(await first.getByText('can you hear me').count()).toBe(0);
  await first.getByText(en.online.chat.reports).click();
  await first.getByLabel(en.online.chat.reportWhy).fill('rude');
  await first.getByRole('button', { name: en.online.chat.report, exact: true }).click();
  await first.getByText(en.online.chat.reported).waitFor();
}

async function givesUp(first: Page, second: Page): Promise<void> {
  const advice = second.locator('.assyria-advice[role="note"]');
  while (!(await advice.isVisible())) {
    await pickOne((await isTurn(first)) ? first : second);
    await second.waitForTimeout(50);
  }
  await choose(first, en.online.table.resign);
  await first.getByRole('dialog').getByRole('button', { name: en.online.table.resign }).click();
  const told = (page: Page) => page.locator('.ending').getByText(like(en.online.table.happened.resigned('#')));
  expect(await told(first).textContent()).toBe(await told(second).textContent());
  await advice.waitFor({ state: 'hidden' });
}
