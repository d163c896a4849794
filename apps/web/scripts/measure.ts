/** Prints what the app is held to: script of the start page, first paint of a board, frames while panning. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, DESKTOP, settled } from '../e2e/app.ts';
import { GAME_IDS, isPlayable } from '../src/games/index.ts';

const SLOWER = 4;

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
try {
  await startPage();
  for (const game of GAME_IDS.filter(isPlayable)) await board(game);
} finally {
  await app.close();
}

async function startPage(): Promise<void> {
  const page = await app.open({ ...DESKTOP, serviceWorkers: 'block' });
  await page.getByRole('button', { name: 'Settings' }).waitFor();
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
  await page.getByRole('button', { name: 'Start the game' }).click();
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.table-board svg').first().waitFor();
  console.log(`${game}: board after ${Date.now() - before} ms with the processor ${SLOWER} times slower (at most 1000)`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`${game}: ${await framesWhilePanning(page)} frames a second while panning (60 wanted)`);
  await page.context().close();
}

async function framesWhilePanning(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Zoom in' }).click();
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
