/** Frames a second while scenes are played, and what each costs the page, on a phone whose processor is four times as slow: `node scripts/with-node.mjs --all apps/web/scripts/frames.ts`, with GAME behind it of that one alone. */
import { GAME_IDS } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, PHONE, settled } from '../e2e/app.ts';
import { gameByBots, importGame } from '../e2e/positions.ts';
import { workOf } from './frame-work.ts';

const SLOWER = 4;
/** So many steps of a game are played in a row, from the middle on. */
const STEPS = 12;
/** As long as a frame may take, in milliseconds. */
const FRAME = 1000 / 60;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.animations'];
const [only] = process.argv.slice(2);

/** Notes how far the frames are apart in which a scene is shown. */
const noteFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      if (document.querySelector('.stage[data-form]') !== null) gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { gaps });
  });

async function playScenes(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('.');
    await page.waitForTimeout(100);
    await page.waitForFunction(() => document.querySelector('.stage[data-form]') === null, undefined, { polling: 100 });
  }
}

const parts = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `${at(0.5)} ms, 95% at most ${at(0.95)}, 99% ${at(0.99)}`;
};

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
for (const game of GAME_IDS.filter((each) => only === undefined || only === each)) {
  const record = gameByBots(game);
  const page = await app.open(PHONE);
  await importGame(page, record);
  await settled(page);
  await page.goto(`${page.url()}/${Math.floor(record.steps.length / 2)}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await noteFrames(page);
  await app.browser.startTracing(page, { categories: CATEGORIES });
  await playScenes(page);
  const { frames, moving, kinds } = workOf(await app.browser.stopTracing());
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(`${game}: ${((gaps.length * 1000) / whole).toFixed(1)} frames a second; from one to the next ${parts(gaps)}`);
  console.log(`  the page works on one for ${parts(frames)}`);
  console.log(
    `  while something moves for ${parts(moving)}; ${moving.filter((work) => work > FRAME).length} of ${moving.length} take too long`,
  );
  console.log(`  ${kinds.map(({ name, ms }) => `${name} ${ms.toFixed(2)}`).join(', ')} ms a frame`);
  await page.context().close();
}
await app.close();
