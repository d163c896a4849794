/**
 * Prints how long the review of a whole game takes in the page, on two cores of a quiet machine, until the first verdict, the first look and the end:
 * `node scripts/with-node.mjs --all apps/web/scripts/review-times.ts [GAME ...]`. docs/guide/analysis.md has the results.
 */
import { GAME_IDS } from '@shinar/catalogue';
import { build } from 'vite';
import { App, DESKTOP } from '../e2e/app.ts';
import { gameByBots, importGame } from '../e2e/positions.ts';
import { en } from '../src/base/words/en/index.ts';

const LONGEST = 15 * 60_000;
const wanted = process.argv.slice(2);

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
try {
  for (const id of wanted.length > 0 ? wanted : GAME_IDS) {
    const record = gameByBots(id);
    const page = await app.open(DESKTOP);
    await importGame(page, record);
    const began = performance.now();
    const reached = async (what: string): Promise<string> => {
      await page.locator(what).first().waitFor({ timeout: LONGEST });
      return `${((performance.now() - began) / 1000).toFixed(1)} s`;
    };
    await page.getByRole('button', { name: en.analysis.open }).click();
    const times = [
      await reached('.turning-points li'),
      await reached('.analysis-progress:is([data-stage="careful"], [data-stage="done"])'),
      await reached('.analysis-progress[data-stage="done"]'),
    ];
    console.log(`| ${[id, record.steps.length, ...times].join(' | ')} |`);
    await page.context().close();
  }
} finally {
  await app.close();
}
