import { afterTheFlood } from '@shinar/after-the-flood/words/en';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { GameRecord } from '@shinar/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, offered, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, partOf } from '../positions.ts';
import { atRest, withEachTab } from './fit.ts';
import { outOfView, ROOMY, SIZES, SMALL } from './in-view.ts';
import { keep } from './places.ts';
import { below, controlsIn, FINGER, targetsOnBoard, textsOnBoard } from './sizes.ts';

/** What the eye needs, in pixels, and how many times as large a board can be. */
const LETTERS = 11;
const MOST_ZOOM = 5;
let app: App;
appForTests((started) => {
  app = started;
});

/** The game up to a person's last step of a kind. */
function before(record: GameRecord, kind: string): GameRecord {
  const { result: _, ...unfinished } = record;
  return {
    ...unfinished,
    steps: record.steps.slice(
      0,
      record.steps.findLastIndex((step) => step.do === kind),
    ),
  };
}

/** What is to be looked at besides the beginning and the end: a turn, and what has most to say. */
const POSITIONS: Readonly<Partial<Record<GameId, (record: GameRecord) => Record<string, GameRecord>>>> = {
  sumeria: (record) => ({ turn: partOf(record, 0.6), taking: before(record, 'take') }),
  assyria: (record) => ({ huts: before(record, 'hut'), feeding: before(record, 'feed'), actions: before(record, 'build') }),
  'after-the-flood': (record) => ({ turn: partOf(record, 0.2), trading: before(record, 'trade'), invading: before(record, 'invade') }),
};

/** Where things are measured. */
const MEASURED = ['beginning', 'turn', 'huts', 'feeding', 'actions', 'end'];

/** The turn of whoever is to act, once the player before has let go. */
async function importTurn(page: Page, record: GameRecord): Promise<void> {
  await keep(page, record);
  if ((await settled(page)) !== 'go-on') return;
  await page.locator('.prompt .primary').click();
  await expect.poll(() => settled(page)).not.toBe('go-on');
}

/** On a roomy screen there is room for whatever is said: it is looked at in the beginning and in the end; so is the smallest. */
const screensFor = (where: string) => Object.entries({ ...(['beginning', 'end'].includes(where) && { ...ROOMY, ...SMALL }), ...SIZES });

async function inView(page: Page, where: string): Promise<void> {
  const faults: string[] = [];
  for (const [name, size] of screensFor(where)) {
    await page.setViewportSize(size);
    faults.push(...(await outOfView(page)).map((fault) => `${where} on ${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

/** What is easy to hit of each board. */
const PICKED = ':is(.flood-hand, .sumeria, .assyria) .target.offered, .actions button';

/** A turn in the middle of a move, and when it is done. */
async function turnInView(page: Page): Promise<void> {
  for (let picks = 1; picks < 3 && (await settled(page)) === 'person'; picks++) {
    await page.setViewportSize(DESKTOP.viewport);
    await page.locator(PICKED).first().click();
    await inView(page, `after ${picks} picks`);
  }
}

/** On a phone, which it is on now, all that is to be read and touched is large enough, or grows by zooming, or is a button in the list. */
async function largeEnough(page: Page, where: string): Promise<void> {
  expect(below(LETTERS, await textsOnBoard(page)), where).toEqual([]);
  expect(below(FINGER / MOST_ZOOM, await targetsOnBoard(page)), where).toEqual([]);
  const tokens = await offered(page);
  for (const { tab, seen } of await withEachTab(page, controlsIn)) expect(below(FINGER, seen), `${where}, ${tab}`).toEqual([]);
  await page.getByRole('tab', { name: en.table.tabs.text }).click();
  expect(await page.locator('.text-board .action-buttons button').count()).toBe(new Set(tokens).size);
  await page.getByRole('tab').first().click();
}

test.each(GAME_IDS)(
  '%s: the board, the prompt and its buttons are in view and nothing covers them, on any screen; on a phone it can be read and touched: what is small on the board grows by zooming, and is a button in the list',
  async (game) => {
    const page = await app.open(DESKTOP);
    const record = gameByBots(game);
    for (const [where, position] of Object.entries({ beginning: partOf(record, 0.01), ...POSITIONS[game]?.(record), end: record })) {
      await importTurn(page, position);
      await inView(page, where);
      if (MEASURED.includes(where)) await largeEnough(page, where);
      if (where === 'beginning') await turnInView(page);
    }
    await page.context().close();
  },
);

test('on a small phone whose letters are large, the board leaves room for the prompt and its button', async () => {
  const page = await app.open({ ...DESKTOP, viewport: SMALL['a small phone'] });
  await importTurn(page, before(gameByBots('after-the-flood'), 'bid'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
  });
  expect(await outOfView(page)).toEqual([]);
  await page.context().close();
});

/** Runs in the page: how far from a piece that is chosen stands what can be done with it, in pixels. */
function awayFromPiece(): number {
  const piece = document.querySelector('.target.chosen')!.getBoundingClientRect();
  const { left, top, right, bottom } = document.querySelector('.at-piece')!.getBoundingClientRect();
  return Math.round(Math.max(piece.left - right, left - piece.right, piece.top - bottom, top - piece.bottom));
}

test('what can be done with a piece stands beside it, also once the screen has another size, and where the board is looked at closely', async () => {
  const page = await app.open({ ...DESKTOP, hasTouch: true });
  await importTurn(page, partOf(gameByBots('after-the-flood'), 0));
  await page.locator('[data-token="place:assyria"]').tap({ force: true });
  await page.locator('.at-piece').waitFor();
  const beside = await atRest(page, awayFromPiece);
  await page.setViewportSize(ROOMY['a tablet']);
  expect(await atRest(page, awayFromPiece)).toBe(beside);
  await page.locator('.pan-zoom-buttons button').first().tap();
  expect(await atRest(page, awayFromPiece)).toBe(beside);
  await page.context().close();
});

test('in the text view nothing moves from under the pointer', async () => {
  const page = await app.open(DESKTOP);
  await importTurn(page, partOf(gameByBots('after-the-flood'), 0));
  await page.getByRole('tab', { name: en.table.tabs.text }).click();
  const button = page.locator('.text-board .action-buttons').getByRole('button', { name: afterTheFlood.deeds.pass });
  await button.scrollIntoViewIfNeeded();
  const there = await button.boundingBox();
  await button.hover();
  await page.waitForTimeout(300);
  expect(await button.boundingBox()).toEqual(there);
  await page.context().close();
});
