/** A game on one device, against bots, and without a network from its beginning to its end. Whole games are played by people at a server, with a mouse and with a finger. */
import { readFileSync } from 'node:fs';
import { readRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse, playToTheEnd, playUntil } from './hands.ts';
import { gameByBots, importGame, partOf } from './positions.ts';
import { exportRecord, verify } from './record.ts';
import { like } from './words.ts';

/** So many steps are played before the page is loaded anew, and the part of a game after which little is left of it. */
const BEGUN = 8;
const NEAR_THE_END = 0.97;
let app: App;
appForTests((started) => {
  app = started;
});

test('Sumeria is begun against bots, goes on through a reload and offline, and comes to its end by clicks; its record is right and leads to the same last screen; on a device on which nothing moves the game comes to the same end', async () => {
  const page = await app.open({ ...DESKTOP, ...KEEPS_PAGE });
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByLabel(en.setUp.name).first().fill('Anna');
  for (const bot of (await page.getByLabel(en.setUp.who).all()).slice(1)) await bot.selectOption('1');
  await page.getByRole('button', { name: en.setUp.start }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await playUntil(page, byMouse(page), BEGUN);
  await settled(page);
  const begun = await stepsPlayed(page);
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    await page.reload();
    await settled(page);
    expect(await stepsPlayed(page)).toBe(begun);
  }
  await playUntil(page, byMouse(page), begun + 1);

  await page.goto(app.served.url);
  const nearTheEnd = partOf(gameByBots('sumeria'), NEAR_THE_END);
  await importGame(page, nearTheEnd);
  await playToTheEnd(page, byMouse(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await page.locator('.prompt-task').textContent()).toMatch(like(en.table.winner('#'), en.table.winners('#')));
  const steps = await stepsPlayed(page);
  const file = await exportRecord(page);
  expect(verify(file)).toBe('1 right, 0 wrong\n');
  await page.goto(app.served.url);
  await page.getByLabel(en.start.import).setInputFiles(file);
  await page.locator('.prompt[data-awaits="nothing"]').waitFor();
  expect(await stepsPlayed(page)).toBe(steps);

  const still = await app.open({ ...DESKTOP, reducedMotion: 'reduce' });
  await importGame(still, nearTheEnd);
  await playToTheEnd(still, byMouse(still));
  const [moved, unmoved] = [file, await exportRecord(still)].map((name) => readRecord(readFileSync(name, 'utf8')));
  expect([unmoved!.result, unmoved!.steps]).toEqual([moved!.result, moved!.steps]);
});
