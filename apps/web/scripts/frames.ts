/** Frames a second that come to the screen while scenes are played, and what they cost the page, on a phone whose processor is four times as slow: `node scripts/with-node.mjs --all apps/web/scripts/frames.ts`, with GAME behind it of that one alone. */
import { GAME_IDS } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, PHONE, settled } from '../e2e/app.ts';
import { gameByBots, importGame } from '../e2e/positions.ts';
import { workOf } from './frame-work.ts';

const SLOWER = 4;
/** So many steps of a game are played in a row, from the middle on. */
const STEPS = 12;
/** Frames a second of the screen, and how long one may take, in milliseconds. */
const RATE = 60;
const FRAME = 1000 / RATE;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
];
const [only] = process.argv.slice(2);

/** Runs in the page: whether another step has been drawn, and all of its scenes are over. */
const isShown = (before: string | null): boolean =>
  document.querySelector('.history-step')?.textContent !== before && document.querySelector('.stage[data-form]') === null;

async function playScenes(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const before = await page.locator('.history-step').textContent();
    await page.keyboard.press('.');
    await page.waitForFunction(isShown, before, { polling: 100 });
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
  await app.browser.startTracing(page, { categories: CATEGORIES });
  await playScenes(page);
  const { frames, moving, kinds, shown } = workOf(await app.browser.stopTracing());
  const { drawn, missed } = shown;
  console.log(`${game}: ${((RATE * drawn) / (drawn + missed)).toFixed(1)} frames a second on the screen while something moves`);
  console.log(`  ${drawn} came in time, ${missed} did not`);
  console.log(`  the page works on one for ${parts(frames)}`);
  console.log(
    `  while something moves for ${parts(moving)}; ${moving.filter((work) => work > FRAME).length} of ${moving.length} take too long`,
  );
  console.log(`  ${kinds.map(({ name, ms }) => `${name} ${ms.toFixed(2)}`).join(', ')} ms a frame`);
  await page.context().close();
}
await app.close();
