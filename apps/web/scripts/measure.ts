/** Prints what the app is held to: script of the start page, first paint of a board, frames while panning, targets after a tap. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, type GameRecord, MoveList, Play, SeededDice } from '@shinar/core';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, DESKTOP, settled } from '../e2e/app.ts';
import { importGame } from '../e2e/positions.ts';
import { en } from '../src/base/words/en/index.ts';

const SLOWER = 4;
/** The best of so many counts: what else the machine does is not ours. */
const TRIES = 3;
const RANDOM_GAMES = 1000;

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
try {
  await startPage();
  for (const game of GAME_IDS) {
    await board(game);
    await targets(game);
  }
} finally {
  await app.close();
}

async function startPage(): Promise<void> {
  const page = await app.open({ ...DESKTOP, serviceWorkers: 'block' });
  await page.getByRole('button', { name: en.settings.title }).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(`../dist${path}`, import.meta.url))).length, 0);
  console.log(`start page: ${(bytes / 1000).toFixed(0)} kB of script, compressed (at most 200)`);
  await page.context().close();
}

async function board(game: string): Promise<void> {
  const page = await app.open(DESKTOP, { speed: 'instant' });
  await page.goto(`${app.served.url}#/new/${game}`);
  await page.getByRole('button', { name: en.setUp.start }).click();
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const waits = await times(async () => {
    const before = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.table-board svg').first().waitFor();
    return Date.now() - before;
  });
  console.log(`${game}: board after ${Math.min(...waits)} ms with the processor ${SLOWER} times slower (at most 1000)`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('button', { name: en.table.zoomIn }).click();
  const frames = await times(() => framesWhilePanning(page));
  console.log(`${game}: ${Math.max(...frames)} frames a second while panning (60 wanted)`);
  await page.context().close();
}

async function framesWhilePanning(page: Page): Promise<number> {
  const box = (await page.locator('.pan-zoom').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = performance.now();
        let count = 0;
        const frame = (now: number): void => {
          count++;
          if (now - start < 1000) requestAnimationFrame(frame);
          else done(count);
        };
        requestAnimationFrame(frame);
      }),
  );
  for (let i = 0; i < 60; i++) await page.mouse.move(x + 100 * Math.sin(i / 10), y + 60 * Math.cos(i / 10));
  await page.mouse.up();
  return frames;
}

/** The position with most legal moves in many random games, as a record. */
function largestPosition(id: string): { readonly record: GameRecord; readonly moves: number } {
  const game = gameOf(id);
  const list = new MoveList();
  let largest = { record: new Play(game, game.rules.seats[1]).record(), moves: 0 };
  for (let seed = 0; seed < RANDOM_GAMES; seed++) {
    const play = new Play(game, game.rules.seats[1]);
    const dice = new SeededDice(seed);
    while (!play.over) {
      if (game.rules.actor(play.state) === CHANCE) {
        play.chance(dice);
        continue;
      }
      list.clear();
      game.rules.legal(play.state, list);
      if (list.length > largest.moves) largest = { record: play.record(), moves: list.length };
      play.move(list.codes[dice.below(list.length)]!);
    }
  }
  return largest;
}

/** How long it takes from a tap to the next targets, in that position. */
async function targets(game: string): Promise<void> {
  const { record, moves } = largestPosition(game);
  const page = await app.open(DESKTOP, { speed: 'instant', confirm: false });
  const waits = await times(async () => {
    await page.goto(app.served.url);
    await importGame(page, record);
    return nextTargets(page);
  });
  console.log(`${game}: targets ${Math.min(...waits).toFixed(0)} ms after a tap among ${moves} moves (at most 50)`);
  await page.context().close();
}

function nextTargets(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const target = document.querySelector('.target.offered, .actions [data-token]');
    const start = performance.now();
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
  });
}

async function times(count: () => Promise<number>): Promise<number[]> {
  const counts: number[] = [];
  for (let i = 0; i < TRIES; i++) counts.push(await count());
  return counts;
}
