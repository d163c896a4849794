/** Prints how large letters and targets are on a phone, early, in the middle and late in a game: `node scripts/phone.ts` in apps/web, after a build. */

import { GAME_IDS } from '@shinar/catalogue';
import { App, PHONE } from '../e2e/app.ts';
import { type Sized, targetsOnBoard, textsOnBoard } from '../e2e/fit/sizes.ts';
import { gameByBots, importGame, partOf } from '../e2e/positions.ts';

const FINGER = 44;
const PARTS = [0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
const least = (things: readonly Sized[]): number => Math.min(...things.map(({ pixels }) => pixels));

const app = await App.start();
const page = await app.open(PHONE, { speed: 'instant', confirm: false });
for (const game of GAME_IDS) {
  const record = gameByBots(game);
  const texts: Sized[] = [];
  const targets: Sized[] = [];
  for (const part of PARTS) {
    await page.goto(app.served.url);
    await importGame(page, partOf(record, part));
    texts.push(...(await textsOnBoard(page)));
    targets.push(...(await targetsOnBoard(page)));
  }
  const small = targets.filter(({ pixels }) => pixels < FINGER);
  console.log(
    `${game}: letters from ${least(texts).toFixed(1)} px on; ${targets.length} targets, ${small.length} of them below ${FINGER} px`,
  );
  if (small.length > 0)
    console.log(
      `  the smallest ${least(small).toFixed(0)} px, large enough when zoomed ${(FINGER / least(small)).toFixed(1)} times (5 is the most)`,
    );
}
await app.close();
