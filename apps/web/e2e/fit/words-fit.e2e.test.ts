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

/** A document to print names each of its pages once. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The settings, and every page beside the table; the last one of each game is its player aid, which is one page of A4. */
async function pagesTooWide(page: Page): Promise<string[]> {
  await openSettings(page);
  const found = await tooWide(page, 'settings');
  await page.keyboard.press('Escape');
  found.push(...(await tooWideAt(page, PLACES)));
  for (const game of GAME_IDS) {
    found.push(...(await tooWideAt(page, placesOf(game))));
    const pages = pagesIn(await page.pdf({ preferCSSPageSize: true }));
    if (pages !== 1) found.push(`the player aid of ${game} has ${pages} pages`);
  }
  return found;
}

/** Runs in the page: the names of After the Flood’s boxes that are wider than their tablets. */
async function outside(): Promise<string[]> {
  await document.fonts.ready;
  return [...document.querySelectorAll('.flood-tablet + .flood-tablet-line + .flood-title')].flatMap((title) => {
    const tablet = title.parentElement!.querySelector('.flood-tablet')!.getBoundingClientRect();
    const { left, right } = title.getBoundingClientRect();
    return left < tablet.left || right > tablet.right ? [`outside its tablet: ${title.textContent}`] : [];
  });
}

/** A strict table of After the Flood; answers its address. */
async function strictTable(page: Page): Promise<string> {
  await visit(page, '#/new/after-the-flood', '.seat-row');
  await page.locator('main input[type=checkbox]').last().check();
  await page.locator('main button.primary').last().click();
  await page.locator('.bar .strict').waitFor();
  return new URL(page.url()).hash;
}

/** On a phone of the usual width. */
async function strictTooWide(page: Page, strict: string): Promise<string[]> {
  await page.setViewportSize(PHONE.viewport);
  await visit(page, strict, '.bar .strict');
  const { height } = (await page.locator('.bar').boundingBox())!;
  await page.locator('.flood-title').first().waitFor();
  await comeToRest(page);
  const found = await page.evaluate(outside);
  await page.setViewportSize(NARROW.viewport);
  return height >= 60 ? [...found, `the bar of a strict table has a height of ${height}`] : found;
}

/** Runs in the page: how high the first row of tabs is, and how much of the page is out of view. */
const heights = (): readonly number[] => [
  document.querySelector('[role=tablist]')!.getBoundingClientRect().height,
  document.documentElement.scrollHeight - window.innerHeight,
];

/** What moves on a desktop as each tab is chosen, and what is outside its tablet there. */
async function faultsOnDesktop(page: Page): Promise<string[]> {
  await page.setViewportSize(DESKTOP.viewport);
  await comeToRest(page);
  const found = await page.evaluate(outside);
  const [height] = await page.evaluate(heights);
  const moved = (await withEachTab(page, heights)).filter(({ seen: [now, beyond] }) => now !== height || beyond !== 0);
  await page.setViewportSize(NARROW.viewport);
  return [...found, ...moved.map(({ tab, seen }) => `${tab} on a desktop: ${seen}`)];
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

/** The address of a game as it is being played, and as it is over. */
type Kept = readonly [game: GameId, played: string, over: string];

async function tableTooWide(page: Page, [game, played, over]: Kept, onDesktop: boolean): Promise<string[]> {
  await atTable(page, played);
  const found = await tooWideWithTabs(page, game);
  if (onDesktop) found.push(...(await faultsOnDesktop(page)));
  await page.locator('.menu summary').click();
  found.push(...(await tooWide(page, `${game}, menu`)));
  await atTable(page, over);
  return [...found, ...(await tooWide(page, `${game}, the end`))];
}

test('in every language the words of every page and table have room on a phone, the bar of a strict one is one row there, and the player aid is one page of A4; on a desktop choosing a tab moves nothing: the tabs keep their rows, and only the panel scrolls; the names of After the Flood’s boxes stay inside their tablets', async () => {
  const page = await app.open(NARROW);
  const kept: Kept[] = [];
  for (const game of GAME_IDS) kept.push([game, await keep(page, partOf(records[game]!, 0.6)), await keep(page, records[game]!)]);
  const strict = await strictTable(page);
  let longest = false;
  // What an analysis finds is looked at where words are longest; elsewhere it has just begun. One of Sumeria is the quickest.
  await page.route('**/assets/analysis-worker-*.js', (route) => (longest ? route.continue() : undefined));
  const faults = await inEveryLanguage(page, async (language) => {
    longest = language === 'de';
    const found = await pagesTooWide(page);
    for (const table of kept) {
      // Tabs have the same names in all games, and panels the same room.
      found.push(...(await tableTooWide(page, table, language === 'en' || table === kept.at(-1))));
    }
    const analysis = kept[0]![2].replace('table', 'analysis');
    if (longest) return [...found, ...(await analysisTooWide(page, analysis)), ...(await strictTooWide(page, strict))];
    await visit(page, analysis, '.analysis-progress');
    return [...found, ...(await tooWide(page, 'analysis')), ...(await strictTooWide(page, strict))];
  });
  expect(faults).toEqual([]);
});
