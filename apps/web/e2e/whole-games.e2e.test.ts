/** A whole game on one device, against bots. Each game is also played by people at a server, with a mouse and with a finger. */
import { test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse } from './hands.ts';
import { ended, inHaste, playWholeGame } from './whole-game.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('Sumeria is played to the end by clicks, through a reload and offline, and its record verified', async () => {
  const page = await app.open({ ...DESKTOP, ...KEEPS_PAGE });
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByLabel(en.setUp.name).first().fill('Anna');
  for (const bot of (await page.getByLabel(en.setUp.who).all()).slice(1)) await bot.selectOption('1');
  await page.getByRole('button', { name: en.setUp.start }).click();
  await playWholeGame(page, byMouse(page), inHaste());
  await ended(app, page);
});
