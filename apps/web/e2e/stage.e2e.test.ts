/** What happens is played scene by scene, can be skipped with one tap, and moves nothing that is not part of it. */
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { loadGameOfRecord } from '@shinar/catalogue/load';
import { replay } from '@shinar/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, comeToRest, DESKTOP, offered, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { keep } from './fit/places.ts';
import { byMouse, GO_ON } from './hands.ts';
import { gameByBots, importGame, partOf } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const record = gameByBots('sumeria');

/** The number of the first step in which such an event happens, of those that one comes before by a leap. */
async function stepWith(type: string, game = record): Promise<number> {
  const steps: number[] = [];
  replay(await loadGameOfRecord(game), game, game.steps.length, (event, step) => event.type === type && steps.push(step + 1));
  return steps.find((step) => step > 2)!;
}

/** Comes to just before a step of the game, by a leap from the beginning: whoever goes on by one step is shown it. */
async function comeBefore(page: Page, step: number): Promise<void> {
  const table = page.url().replace(/\/\d+$/, '');
  for (const at of [0, step - 1]) {
    await page.goto(`${table}/${at}`);
    await comeToRest(page);
  }
}

/** Whatever is on the stage from now on until it is empty again: looked at with every frame, so that nothing is missed on a slow machine, and hastened. */
const collectScenes = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        const look = (): void => {
          const stage = document.querySelector('.stage[data-form]');
          if (stage === null && seen.length > 0) {
            done(seen);
            return;
          }
          const scene = stage && `${stage.getAttribute('data-form')} ${stage.textContent}`;
          if (scene !== null && scene !== seen.at(-1)) seen.push(scene);
          document.querySelector('.stage-clock')?.getAnimations()[0]?.finish();
          requestAnimationFrame(look);
        };
        look();
      }),
  );

/** What every scene of a step says, with its form. */
async function scenesOf(page: Page, step: number): Promise<string[]> {
  await comeBefore(page, step);
  const seen = collectScenes(page);
  await page.keyboard.press('.');
  return seen;
}

/** What stands where, for whoever cannot see it, and everybody's points. */
const standing = (page: Page): Promise<string[]> =>
  page
    .locator('.target, .strip .for-readers')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));

test('the end of a round is shown in its order: the move, the banner, the tiles one by one, then who got what; one tap on the board leads to exactly where the step ends; what moves is lifted above the board, and nothing of that is left once it has come', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, record);
  const seen = await scenesOf(page, await stepWith('roundEnded'));
  expect(seen[0]).toMatch(/^caption .* trader/);
  expect(seen.at(-1)).toBe('banner End of round 1: scoring');
  const forms = (await scenesOf(page, await stepWith('rowRenewed'))).map((scene) => scene.split(' ')[0]);
  expect(forms.slice(0, -1).every((form) => form === 'caption')).toBe(true);
  expect(forms.at(-1)).toBe('sum');

  await comeBefore(page, await stepWith('rowRenewed'));
  await page.keyboard.press('.');
  await page.locator('.stage[data-form]').waitFor();
  await page.locator('.table-board').click({ position: { x: 5, y: 5 } });
  await expect.poll(() => page.locator('.stage[data-form]').count()).toBe(0);
  const skipped = await standing(page);
  await page.reload();
  await page.locator('.target').first().waitFor();
  expect(await standing(page)).toEqual(skipped);

  await comeBefore(page, await stepWith('traderMoved'));
  const drawn = page.locator('.pan-zoom-content > [role=group] g[style*="opacity: 0"]');
  const lifted = page.waitForFunction(() => {
    const [way] = document.querySelector('.lifted')?.getAnimations() ?? [];
    way?.pause();
    return way !== undefined;
  });
  await page.keyboard.press('.');
  await lifted;
  expect(await drawn.count()).toBe(1);
  await comeToRest(page);
  await expect.poll(() => page.locator('.lifted').count()).toBe(0);
  expect(await drawn.count()).toBe(0);
});

/** How many pieces are seen where they stand. */
const piecesSeen = (page: Page): Promise<number> =>
  page
    .locator('.pan-zoom-content > [role=group] :is(.target:not(.flood *), .flood-area:not(.flood-turn *)) .piece-body')
    .evaluateAll((all) => {
      const isSeen = (one: Element | null): boolean => one === null || (getComputedStyle(one).opacity !== '0' && isSeen(one.parentElement));
      return all.filter(isSeen).length;
    });

/** Of each game events in which pieces come. */
const COMING: readonly (readonly [GameId, readonly string[]])[] = [
  ['sumeria', ['traderAdded']],
  ['assyria', ['hutPlaced']],
  ['after-the-flood', ['mustered', 'workersPlaced', 'cityBuilt']],
];

/** Lets everything that is shown come to its end. */
async function showAll(page: Page): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    await comeToRest(page);
    if ((await page.locator('.stage[data-form]').count()) === 0) break;
  }
}

/** Shows a step in which a piece comes, and how many are seen before it, while its copy is on its way, and once that has come. */
async function showComing(page: Page, step: number): Promise<[before: number, onItsWay: number, come: number]> {
  await comeBefore(page, step);
  const before = await piecesSeen(page);
  const onItsWay = page.waitForFunction(() => {
    const ways = [...document.querySelectorAll('.lifted, .flight')].flatMap((copy) => copy.getAnimations());
    if (ways.length > 0) for (const animation of document.getAnimations()) animation.pause();
    return ways.length > 0;
  });
  await page.keyboard.press('.');
  await onItsWay;
  const seen = await piecesSeen(page);
  await showAll(page);
  return [before, seen, await piecesSeen(page)];
}

test('in every game a piece is seen at its goal once its copy has come, and not before; a leap from a hundred points to none leaves the number in view that is true', async () => {
  const page = await app.open(DESKTOP);
  for (const [game, events] of COMING) {
    const played = gameByBots(game);
    await keep(page, played);
    for (const type of events) {
      const [before, onItsWay, come] = await showComing(page, await stepWith(type, played));
      expect(onItsWay, type).toBe(before);
      expect(come, type).toBeGreaterThan(before);
    }
  }

  const table = page.url().replace(/\/\d+$/, '');
  await page.goto(table);
  await comeToRest(page);
  expect(await page.locator('.strip .for-readers').allTextContents()).toContain('102');
  await page.goto(`${table}/0`);
  await comeToRest(page);
  const seen = page.locator('.strip b').evaluateAll((all) =>
    all.map((count) => {
      const isHere = (number: Element): boolean => Math.abs(number.getBoundingClientRect().top - count.getBoundingClientRect().top) < 2;
      return [...count.querySelectorAll('.reel i')].filter(isHere).map((number) => number.textContent);
    }),
  );
  expect(await seen).toEqual([['0'], ['0'], ['0']]);
});

/** Where everything that can be pressed stands, and what holds it; Sumeria’s row is shown as the move that is pointed at would leave it. */
const boxes = (page: Page): Promise<string[]> =>
  page
    .locator('.table-board svg:not(.sumeria-state-tile), .desk, .table-side, .bar button, .desk button, [role="tab"], .tab-panel')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.className || one.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );

test('in every game pointing at things moves nothing, and a key leaves no frame around what was pressed', async () => {
  const page = await app.open(DESKTOP);
  for (const game of GAME_IDS) {
    await keep(page, partOf(gameByBots(game), 0.3));
    if ((await settled(page)) === 'go-on') await byMouse(page)(GO_ON);
    await settled(page);
    await showAll(page);
    const before = await boxes(page);
    for (const token of (await offered(page)).slice(0, 4)) {
      await page.locator(`[data-token="${token}"]:is(.offered, button)`).first().hover();
      expect(await boxes(page), `${game}, ${token}`).toEqual(before);
    }
    await byMouse(page)((await offered(page))[0]!);
    await settled(page);
    await page.keyboard.press('1');
    expect(await page.locator(':focus-visible').count(), `${game}, ${en.table.keys.tabs}`).toBe(0);
  }
});
