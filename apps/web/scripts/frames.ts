/** Frames a second while scenes are played, on a phone whose processor is four times as slow: `node scripts/with-node.mjs --all apps/web/scripts/frames.ts`. */
import { GAME_IDS } from '@shinar/catalogue';
import { build } from 'vite';
import { App, PHONE, settled } from '../e2e/app.ts';
import { gameByBots, importGame } from '../e2e/positions.ts';

const SLOWER = 4;
/** So many steps of a game are played in a row, from the middle on. */
const STEPS = 12;

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
for (const game of GAME_IDS) {
  const record = gameByBots(game);
  const page = await app.open(PHONE);
  await importGame(page, record);
  await settled(page);
  const address = page.url();
  const middle = Math.floor(record.steps.length / 2);
  await page.goto(`${address}/${middle}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
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
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('.');
    await page.waitForTimeout(100);
    await page.waitForFunction(() => document.querySelector('.stage[data-form]') === null, undefined, { polling: 100 });
  }
  const gaps = (await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps)).sort((a, b) => a - b);
  const at = (part: number): string => (gaps[Math.floor(gaps.length * part)] ?? 0).toFixed(1);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(
    `${game}: ${((gaps.length * 1000) / whole).toFixed(1)} frames a second; a frame takes ${at(0.5)} ms, 95% at most ${at(0.95)}, 99% ${at(0.99)}`,
  );
  await page.context().close();
}
await app.close();
