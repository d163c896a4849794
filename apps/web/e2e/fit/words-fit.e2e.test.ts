import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { LANGUAGES } from '@shinar/words';
import { expect, test } from 'vitest';
import { de } from '../../src/base/words/de/index.ts';
import { en } from '../../src/base/words/en/index.ts';
import { fr } from '../../src/base/words/fr/index.ts';
import { nl } from '../../src/base/words/nl/index.ts';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, importGame, partOf } from '../positions.ts';
import { tooWide } from './fit.ts';

let app: App;
appForTests((started) => {
  app = started;
});
const records = Object.fromEntries(GAME_IDS.map((game) => [game, gameByBots(game)]));
const WORDS = { en, fr, de, nl };

/** Places beside the table, and what is there when they are. */
const PLACES: readonly (readonly [string, string])[] = [
  ['', '.card-picture img'],
  ['#/puzzles', '.page h2'],
  ['#/explore', '.page h1'],
  ['#/boards/sumeria', '.page h1'],
];
const placesOf = (game: GameId): readonly (readonly [string, string])[] => [
  [`#/new/${game}`, '.seat-row'],
  [`#/learn/${game}`, '.lessons a'],
  [`#/rules/${game}`, '.clause'],
  [`#/strategy/${game}`, '.page h1'],
  [`#/aid/${game}`, '.page h1'],
  [`#/stats/${game}`, '.page h1'],
  [`#/puzzles/${game}/1`, '.table-board svg'],
];

test.each(LANGUAGES)('on a phone the words of every page have room: %s', async (language) => {
  const page = await app.open(PHONE, { language });
  for (const [place, there] of [...PLACES, ...GAME_IDS.flatMap(placesOf)]) {
    await page.goto(`${app.served.url}${place}`);
    await page.locator(there).first().waitFor();
    expect(await tooWide(page), place).toEqual([]);
  }
  await page.goto(app.served.url);
  await page.getByRole('button', { name: WORDS[language].settings.title }).click();
  await page.locator('dialog[open]').waitFor();
  expect(await tooWide(page), 'settings').toEqual([]);
  await page.context().close();
});

test.each(LANGUAGES)('on a phone the words of every table have room: %s', async (language) => {
  const page = await app.open(PHONE, { language });
  for (const game of GAME_IDS) {
    await page.goto(app.served.url);
    await importGame(page, partOf(records[game]!, 0.3));
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await tooWide(page), `${game}: ${await tab.textContent()}`).toEqual([]);
    }
    await page.locator('.menu summary').click();
    expect(await tooWide(page), `${game}: menu`).toEqual([]);
    await page.goto(app.served.url);
    await importGame(page, records[game]!);
    expect(await tooWide(page), `${game}: the end`).toEqual([]);
  }
  await page.goto(page.url().replace('#/table/', '#/analysis/'));
  for (const tab of await page.locator('.analysis').getByRole('tab').all()) {
    await tab.click();
    expect(await tooWide(page), `analysis: ${await tab.textContent()}`).toEqual([]);
  }
  await page.context().close();
});

test.each(LANGUAGES)(
  'on a desktop choosing a tab moves nothing: the tabs keep their rows, and only the panel scrolls: %s',
  async (language) => {
    const page = await app.open(DESKTOP, { language });
    for (const game of GAME_IDS) {
      await page.goto(app.served.url);
      await importGame(page, partOf(records[game]!, 0.6));
      const rows = page.getByRole('tablist').first();
      const height = (await rows.boundingBox())!.height;
      for (const tab of await rows.getByRole('tab').all()) {
        await tab.click();
        const chosen = `${game}: ${await tab.textContent()}`;
        expect((await rows.boundingBox())!.height, chosen).toBe(height);
        expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), chosen).toBe(0);
      }
    }
    await page.context().close();
  },
);

test.each(LANGUAGES)('on a phone the bar of a strict table is one row: %s', async (language) => {
  const page = await app.open(PHONE, { language });
  for (const game of GAME_IDS) {
    await page.goto(`${app.served.url}#/new/${game}`);
    await page.locator('main input[type=checkbox]').last().check();
    await page.locator('main button.primary').last().click();
    await page.locator('.bar .strict').waitFor();
    expect((await page.locator('.bar').boundingBox())!.height, game).toBeLessThan(60);
  }
  await page.context().close();
});
