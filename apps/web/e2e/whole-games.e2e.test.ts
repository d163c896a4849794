/** Whole games on one device, against bots. With a mouse and with a finger each game is also played by people at a server, Sumeria by keyboard and Assyria with a finger by newcomers. */
import { test } from 'vitest';
import { type App, DESKTOP, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byFinger, byMouse } from './hands.ts';
import { playWholeGame } from './whole-game.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('Sumeria is played to the end with a finger on a phone, through a reload and offline, and its record verified', async () => {
  await playWholeGame(app, 'sumeria', PHONE, byFinger);
});

test('Assyria is played to the end by clicks, through a reload and offline, and its record verified', async () => {
  await playWholeGame(app, 'assyria', DESKTOP, byMouse);
});

test('After the Flood is played to the end by clicks, through a reload and offline, and its record verified', async () => {
  await playWholeGame(app, 'after-the-flood', DESKTOP, byMouse);
});
