import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, comeToRest, DESKTOP, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, partOf } from '../positions.ts';
import { NARROW, type Places, tooWide, tooWideAt, tooWideWithTabs, withEachTab } from './fit.ts';
import { inEveryLanguage, keep, openSettings, visit } from './places.ts';

let app: App;
appForTests((started) => {
  app = started;
});
const records = Object.fromEntries(GAME_IDS.map((game) => [game, gameByBots(game)]));

/** Places beside the table. */
const PLACES: Places = [
  ['#/', '.card-picture img'],
  ['#/puzzles', '.page h2'],
  ['#/explore', '.page h1'],
  ['#/boards/sumeria', '.page h1'],
  // The same words for all games, but for what a table says.
  ['#/stats/sumeria', '.stats h1'],
  ['#/puzzles/after-the-flood/1', '.table-board svg'],
];
const placesOf = (game: GameId): Places => [
  [`#/new/${game}`, '.seat-row'],
  [`#/learn/${game}`, '.lessons a'],
  [`#/rules/${game}`, '.clause'],
  [`#/strategy/${game}`, '.principle'],
  [`#/aid/${game}`, '.aid-text section'],
];

test('on a phone the words of every page have room, in every language', async () => {
  const page = await app.open(NARROW);
  const faults = await inEveryLanguage(page, async () => {
    const found = await tooWideAt(page, [...PLACES, ...GAME_IDS.flatMap(placesOf)]);
    await openSettings(page);
    found.push(...(await tooWide(page, 'settings')));
    await page.keyboard.press('Escape');
    return found;
  });
  expect(faults).toEqual([]);
});

/** A strict table of After the Flood; answers its address. */
async function strictTable(page: Page): Promise<string> {
  await visit(page, '#/new/after-the-flood', '.seat-row');
  await page.locator('main input[type=checkbox]').last().check();
  await page.locator('main button.primary').last().click();
  await page.locator('.bar .strict').waitFor();
  return new URL(page.url()).hash;
}

/** On a phone of the usual width. */
async function rowsOfBar(page: Page, strict: string): Promise<string[]> {
  await page.setViewportSize(PHONE.viewport);
  await visit(page, strict, '.bar .strict');
  const { height } = (await page.locator('.bar').boundingBox())!;
  await page.setViewportSize(NARROW.viewport);
  return height >= 60 ? [`the bar of a strict table has a height of ${height}`] : [];
}

/** Runs in the page: how high the first row of tabs is, and how much of the page is out of view. */
const heights = (): readonly number[] => [
  document.querySelector('[role=tablist]')!.getBoundingClientRect().height,
  document.documentElement.scrollHeight - window.innerHeight,
];

/** What moves on a desktop as each tab is chosen. */
async function movedByTabs(page: Page): Promise<string[]> {
  await page.setViewportSize(DESKTOP.viewport);
  await comeToRest(page);
  const [height] = await page.evaluate(heights);
  const moved = (await withEachTab(page, heights)).filter(({ seen: [now, beyond] }) => now !== height || beyond !== 0);
  await page.setViewportSize(NARROW.viewport);
  return moved.map(({ tab, seen }) => `${tab} on a desktop: ${seen}`);
}

/** As it begins, and with whatever it has found by then: it is stopped, as thinking takes as much as all the rest. */
async function analysisTooWide(page: Page, hash: string): Promise<string[]> {
  await visit(page, hash, '.analysis [role=tab]');
  const running = await tooWide(page, 'analysis');
  await page.locator('.analysis-progress button').click();
  await page.locator('.analysis-progress[data-stage="stopped"]').waitFor();
  return [...running, ...(await tooWideWithTabs(page, 'analysis'))];
}

/** The address of a game that is kept. */
const atTable = (page: Page, hash: string): Promise<void> => visit(page, hash, '.prompt');

test('in every language the words of every table have room on a phone, and the bar of a strict one is one row there; on a desktop choosing a tab moves nothing: the tabs keep their rows, and only the panel scrolls', async () => {
  const page = await app.open(NARROW);
  const kept: [GameId, string, string][] = [];
  for (const game of GAME_IDS) kept.push([game, await keep(page, partOf(records[game]!, 0.6)), await keep(page, records[game]!)]);
  const strict = await strictTable(page);
  let longest = false;
  // What an analysis finds is looked at where words are longest; elsewhere it has just begun. One of Sumeria is the quickest.
  await page.route('**/assets/analysis-worker-*.js', (route) => (longest ? route.continue() : undefined));
  const faults = await inEveryLanguage(page, async (language) => {
    longest = language === 'de';
    const found: string[] = [];
    for (const [game, played, over] of kept) {
      await atTable(page, played);
      found.push(...(await tooWideWithTabs(page, game)));
      // Tabs have the same names in all games, and panels the same room.
      if (language === 'en' || game === GAME_IDS.at(-1)) found.push(...(await movedByTabs(page)));
      await page.locator('.menu summary').click();
      found.push(...(await tooWide(page, `${game}, menu`)));
      await atTable(page, over);
      found.push(...(await tooWide(page, `${game}, the end`)));
    }
    const analysis = kept[0]![2].replace('table', 'analysis');
    if (longest) return [...found, ...(await analysisTooWide(page, analysis)), ...(await rowsOfBar(page, strict))];
    await visit(page, analysis, '.analysis-progress');
    return [...found, ...(await tooWide(page, 'analysis')), ...(await rowsOfBar(page, strict))];
  });
  expect(faults).toEqual([]);
});
