/** Pictures of every screen, for the eye: `npm run shots` writes them to out/shots. `npm run shots -- GAME` leaves the other games out, `-- online` all of them. */
import { mkdirSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, DESKTOP, PHONE } from '../e2e/app.ts';
import { gameByBots, importGame, partOf } from '../e2e/positions.ts';
import { en } from '../src/base/words/en/index.ts';
import { shootOnline } from './shots-online.ts';

const FOLDER = new URL('../../../out/shots/', import.meta.url).pathname;
const [only] = process.argv.slice(2);
const GAMES = GAME_IDS.filter((game) => only === undefined || only === game).map((game) => ({ game, record: gameByBots(game) }));
const DEVICES = { desktop: DESKTOP, phone: PHONE };
const THEMES = ['light', 'dark'] as const;
/** Which part of the steps is played. */
const MOMENTS = { early: 0.15, middle: 0.6, end: 1 };
const LANGUAGES = ['en', 'fr', 'de', 'nl'];
const QUIET = { speed: 'instant', confirm: false };

mkdirSync(FOLDER, { recursive: true });
await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();

async function shoot(page: Page, name: string, whole = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: whole });
  console.log(`${name}.png`);
}

async function startPages(page: Page, tag: string): Promise<void> {
  await page
    .locator('.card-picture img')
    .nth(GAME_IDS.length - 1)
    .waitFor();
  await shoot(page, `start-${tag}`);
  await page.getByRole('button', { name: en.settings.title }).click();
  await shoot(page, `settings-${tag}`);
  await page.keyboard.press('Escape');
}

async function keptGames(page: Page, tag: string): Promise<void> {
  await page.goto(app.served.url);
  await page.locator('.kept li').first().scrollIntoViewIfNeeded();
  await shoot(page, `start-kept-${tag}`);
  await page.getByRole('button', { name: en.start.drop }).first().click();
  await shoot(page, `delete-${tag}`);
  await page.keyboard.press('Escape');
}

async function gamePages(page: Page, { game, record }: (typeof GAMES)[number], tag: string): Promise<void> {
  await page.goto(`${app.served.url}#/new/${game}`);
  await page.getByRole('button', { name: en.setUp.start }).waitFor();
  await shoot(page, `${game}-set-up-${tag}`);
  for (const [moment, part] of Object.entries(MOMENTS)) {
    await page.goto(app.served.url);
    await importGame(page, partOf(record, part));
    await shoot(page, `${game}-${moment}-${tag}`);
    if (moment === 'middle') await besideTheBoard(page, `${game}-`, tag);
  }
}

/** The rules with an example on the board, the list of lessons, a lesson, and a clause beside it. */
async function learningPages(page: Page, game: GameId, tag: string): Promise<void> {
  await page.goto(`${app.served.url}#/rules/${game}`);
  await page.locator('.clause').first().waitFor();
  await shoot(page, `${game}-rules-${tag}`);
  const example = page.locator('.example').nth(1);
  await example.getByRole('button').click();
  await example.scrollIntoViewIfNeeded();
  await shoot(page, `${game}-rules-example-${tag}`);
  await page.goto(`${app.served.url}#/learn/${game}`);
  const first = page.locator('.lessons a').nth(1);
  await first.waitFor();
  await shoot(page, `${game}-learn-${tag}`);
  await first.click();
  await page.locator('.lesson-ask').waitFor();
  await shoot(page, `${game}-lesson-${tag}`);
  await page.locator('.lesson .clause-link').first().click();
  await page.locator('.sheet .clause').first().waitFor();
  await shoot(page, `${game}-rule-beside-${tag}`);
  await page.keyboard.press('Escape');
}

/** Each tab, the menu, a thing pointed at, a thing that cannot be chosen, and the past. */
async function besideTheBoard(page: Page, game: string, tag: string): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await tab.scrollIntoViewIfNeeded();
    await shoot(page, `${game}tab-${(await tab.textContent())?.toLowerCase().replaceAll(' ', '-')}-${tag}`);
  }
  await page.getByRole('tab').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('summary').click();
  await shoot(page, `${game}menu-${tag}`);
  await page.locator('summary').click();
  await page.locator('.target.offered').first().hover();
  await shoot(page, `${game}preview-${tag}`);
  await page.locator('.target:not(.offered)').first().dispatchEvent('click');
  await shoot(page, `${game}why-not-${tag}`);
  await page.keyboard.press(',');
  await page.getByRole('button', { name: en.table.toNow }).waitFor();
  await shoot(page, `${game}history-${tag}`);
}

if (only === undefined || only === 'online') await shootOnline(shoot);
for (const [device, size] of only === 'online' ? [] : Object.entries(DEVICES)) {
  for (const theme of THEMES) {
    const page = await app.open({ ...size, reducedMotion: 'reduce' }, { ...QUIET, theme });
    const tag = `${device}-${theme}`;
    await startPages(page, tag);
    for (const one of GAMES) {
      await gamePages(page, one, tag);
      await learningPages(page, one.game, tag);
    }
    await keptGames(page, tag);
    await page.context().close();
  }
  for (const language of LANGUAGES) {
    const page = await app.open({ ...size, reducedMotion: 'reduce' }, { ...QUIET, language });
    await importGame(page, partOf(GAMES[0]!.record, MOMENTS.middle));
    await shoot(page, `${GAMES[0]!.game}-language-${language}-${device}`);
    await page.context().close();
  }
}
if (app.complaints.length > 0) console.error(app.complaints.join('\n'));
await app.close();
