/** The same game in two tabs of one device: one plays, the other follows, and nothing that was played is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, offered, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse } from './hands.ts';
import { begunGame, importGame } from './positions.ts';
import { playTurn } from './turns.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** A game in one tab, and the same in another. */
async function twoTabs(begin: (page: Page) => Promise<unknown>): Promise<[Page, Page]> {
  const first = await app.open(DESKTOP);
  await begin(first);
  await settled(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.locator('.prompt').waitFor();
  return [first, second];
}

const elsewhere = (page: Page) => page.getByText(en.table.elsewhere);
const follows = async (page: Page, leader: Page): Promise<void> => {
  const steps = await stepsPlayed(leader);
  await expect.poll(async () => [await stepsPlayed(page), await offered(page)]).toEqual([steps, []]);
};

test('one tab plays and the other follows it; whoever takes over plays on from there', async () => {
  const [first, second] = await twoTabs((page) => page.getByRole('button', { name: en.start.playNow }).first().click());
  await elsewhere(second).waitFor();
  await playTurn(first);
  await follows(second, first);

  await second.getByRole('button', { name: en.table.playHere }).click();
  await elsewhere(first).waitFor();
  await playTurn(second);
  await follows(first, second);

  const steps = await stepsPlayed(second);
  await second.close();
  await elsewhere(first).waitFor({ state: 'hidden' });
  expect(await settled(first)).toBe('person');
  await playTurn(first);
  expect(await stepsPlayed(first)).toBeGreaterThan(steps);
  const all = await stepsPlayed(first);
  await first.reload();
  await settled(first);
  expect(await stepsPlayed(first)).toBe(all);
  await first.context().close();
});

/** A browser that has neither locks nor channels between its tabs. */
const withoutThem = (page: Page) =>
  page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });

test('also where tabs cannot hear each other, the one that is behind does not overwrite what was played', async () => {
  const [first, second] = await twoTabs(async (page) => {
    await withoutThem(page);
    await page.reload();
    await importGame(page, begunGame());
  });
  await settled(second);
  for (let turn = 0; turn < 2; turn++) await playTurn(first);
  const played = await stepsPlayed(first);
  expect(await stepsPlayed(second)).toBeLessThan(played);

  await byMouse(second)((await offered(second))[0]!);
  await expect.poll(() => stepsPlayed(second)).toBe(played);
  await second.getByText(en.table.wentOn).waitFor();
  for (const page of [first, second]) {
    await page.reload();
    await settled(page);
    expect(await stepsPlayed(page)).toBe(played);
  }
  await first.context().close();
});
