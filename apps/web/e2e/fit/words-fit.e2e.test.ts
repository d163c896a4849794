import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, partOf } from '../positions.ts';
import { NARROW, tooWide, tooWideWithTabs, withEachTab } from './fit.ts';
import { inEveryLanguage, keep, openSettings, visit } from './places.ts';

let app: App;
appForTests((started) => {
  app = started;
});
const records = Object.fromEntries(GAME_IDS.map((game) => [game, gameByBots(game)]));

/** Places beside the table, and what is there when they are. */
const PLACES: readonly (readonly [string, string])[] = [
  ['#/', '.card-picture img'],
  ['#/puzzles', '.page h2'],
  ['#/explore', '.page h1'],
  ['#/boards/sumeria', '.page h1'],
  // The same words for all games, but for what a table says.
  ['#/stats/sumeria', '.stats h1'],
  ['#/puzzles/after-the-flood/1', '.table-board svg'],
];
const placesOf = (game: GameId): readonly (readonly [string, string])[] => [
  [`#/new/${game}`, '.seat-row'],
  [`#/learn/${game}`, '.lessons a'],
  [`#/rules/${game}`, '.clause'],
  [`#/strategy/${game}`, '.principle'],
  [`#/aid/${game}`, '.aid-text section'],
];

test('on a phone the words of every page have room, in every language', async () => {
  const page = await app.open(NARROW);
  const faults = await inEveryLanguage(page, async () => {
    const found: string[] = [];
    for (const [place, there] of [...PLACES, ...GAME_IDS.flatMap(placesOf)]) {
      await visit(page, place, there);
      found.push(...(await tooWide(page, place)));
    }
    await openSettings(page);
    found.push(...(await tooWide(page, 'settings')));
    await page.keyboard.press('Escape');
    return found;
  });
  expect(faults).toEqual([]);
});

/** The address of a game that is kept. */
const atTable = (page: Page, hash: string): Promise<void> => visit(page, hash, '.prompt');

test('on a phone the words of every table have room, in every language', async () => {
  const page = await app.open(NARROW);
  const kept: [GameId, string, string][] = [];
  for (const game of GAME_IDS) kept.push([game, await keep(page, partOf(records[game]!, 0.3)), await keep(page, records[game]!)]);
  let longest = false;
  // What an analysis finds is looked at where words are longest; elsewhere it has just begun, as thinking takes half of the time of this test.
  await page.route('**/assets/analysis-worker-*.js', (route) => (longest ? route.continue() : undefined));
  const faults = await inEveryLanguage(page, async (language) => {
    longest = language === 'de';
    const found: string[] = [];
    for (const [game, played, over] of kept) {
      await atTable(page, played);
      found.push(...(await tooWideWithTabs(page, game)));
      await page.locator('.menu summary').click();
      found.push(...(await tooWide(page, `${game}, menu`)));
      await atTable(page, over);
      found.push(...(await tooWide(page, `${game}, the end`)));
    }
    await visit(page, kept.at(-1)![2].replace('table', 'analysis'), longest ? '.analysis [role=tab]' : '.analysis-progress');
    return [...found, ...(await (longest ? tooWideWithTabs : tooWide)(page, 'analysis'))];
  });
  expect(faults).toEqual([]);
});

/** Runs in the page: how high the first row of tabs is, and how much of the page is out of view. */
const heights = (): readonly number[] => [
  document.querySelector('[role=tablist]')!.getBoundingClientRect().height,
  document.documentElement.scrollHeight - window.innerHeight,
];

test('on a desktop choosing a tab moves nothing: the tabs keep their rows, and only the panel scrolls, in every language', async () => {
  const page = await app.open(DESKTOP);
  const kept: string[] = [];
  for (const game of GAME_IDS) kept.push(await keep(page, partOf(records[game]!, 0.6)));
  const faults = await inEveryLanguage(page, async (language) => {
    const found: string[] = [];
    // Tabs have the same names in all games, and panels the same room.
    for (const hash of language === 'en' ? kept : kept.slice(-1)) {
      await atTable(page, hash);
      const [height] = await page.evaluate(heights);
      const moved = (await withEachTab(page, heights)).filter(({ seen: [now, beyond] }) => now !== height || beyond !== 0);
      found.push(...moved.map(({ tab, seen }) => `${hash}, ${tab}: ${seen}`));
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test('on a phone the bar of a strict table is one row, in every language', async () => {
  const page = await app.open(PHONE);
  await visit(page, '#/new/after-the-flood', '.seat-row');
  await page.locator('main input[type=checkbox]').last().check();
  await page.locator('main button.primary').last().click();
  await page.locator('.bar .strict').waitFor();
  const table = new URL(page.url()).hash;
  const faults = await inEveryLanguage(page, async () => {
    await visit(page, table, '.bar .strict');
    const { height } = (await page.locator('.bar').boundingBox())!;
    return height >= 60 ? [`a height of ${height}`] : [];
  });
  expect(faults).toEqual([]);
});
