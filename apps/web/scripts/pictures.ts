/** Writes the pictures of the README, docs/pictures/GAME.webp: `node scripts/pictures.ts` in apps/web, after a build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { App, DESKTOP } from '../e2e/app.ts';
import { gameByBots, importGame, partOf } from '../e2e/positions.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
const WIDTH = 1000;
/** Which part of each game is played. */
const MOMENTS = { sumeria: 0.6, assyria: 0.6, 'after-the-flood': 0.42 };

/** What the page shows, made smaller, as WebP. */
async function pictureOf(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const small = await page.evaluate(
    async ([source, width]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      const brush = canvas.getContext('2d')!;
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.9).split(',')[1]!;
    },
    [png, WIDTH] as const,
  );
  return Buffer.from(small, 'base64');
}

mkdirSync(FOLDER, { recursive: true });
const app = await App.start();
for (const [game, part] of Object.entries(MOMENTS)) {
  const page = await app.open({ ...DESKTOP, reducedMotion: 'reduce' }, { theme: 'light', speed: 'instant', confirm: false });
  await importGame(page, partOf(gameByBots(game), part));
  await page.waitForTimeout(400);
  const picture = await pictureOf(page);
  writeFileSync(join(FOLDER, `${game}.webp`), picture);
  console.log(`${game}.webp: ${Math.round(picture.length / 1000)} kB`);
  await page.context().close();
}
await app.close();
