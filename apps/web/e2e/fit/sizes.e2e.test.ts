import { GAME_IDS } from '@shinar/catalogue';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, comeToRest, offered, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, partOf } from '../positions.ts';
import { withEachTab } from './fit.ts';
import { keep, visit } from './places.ts';
import { controlsIn, type Sized, targetsOnBoard, textsOnBoard } from './sizes.ts';

/** What a finger needs, and what the eye needs, in pixels. */
const FINGER = 44;
const LETTERS = 11;
const MOST_ZOOM = 5;
let app: App;
appForTests((started) => {
  app = started;
});

const below = (least: number, things: readonly Sized[]): string[] =>
  things.filter(({ pixels }) => pixels < least - 0.05).map(({ name, pixels }) => `${name}: ${pixels.toFixed(1)}`);

test('on a phone all buttons of the start page, the set-up page and the settings are large enough for a finger', async () => {
  const page = await app.open(PHONE);
  await page.getByRole('button', { name: en.settings.title }).click();
  expect(below(FINGER, await page.evaluate(controlsIn))).toEqual([]);
  await page.keyboard.press('Escape');
  for (const game of GAME_IDS) {
    await visit(page, `#/new/${game}`, '.seat-row');
    expect(below(FINGER, await page.evaluate(controlsIn))).toEqual([]);
  }
});

test.each(GAME_IDS)(
  'on a phone %s can be read and touched: what is small on the board grows by zooming, and is a button in the list',
  async (game) => {
    const record = gameByBots(game);
    const page = await app.open(PHONE);
    for (const part of [0.02, 0.6, 1]) {
      await keep(page, partOf(record, part));
      await comeToRest(page);
      expect(below(LETTERS, await textsOnBoard(page))).toEqual([]);
      expect(below(FINGER / MOST_ZOOM, await targetsOnBoard(page))).toEqual([]);
      const tokens = await offered(page);
      for (const { tab, seen } of await withEachTab(page, controlsIn)) expect(below(FINGER, seen), tab).toEqual([]);
      await page.getByRole('tab', { name: en.table.tabs.text }).click();
      expect(await page.locator('.text-board .action-buttons button').count()).toBe(new Set(tokens).size);
    }
    await page.context().close();
  },
);
