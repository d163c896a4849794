import { GAME_IDS } from '@shinar/catalogue';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { visit } from './places.ts';
import { below, controlsIn, FINGER } from './sizes.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('on a phone all buttons of the start page, the set-up page and the settings are large enough for a finger', async () => {
  const page = await app.open(PHONE);
  await page.getByRole('button', { name: en.settings.title }).click();
  expect(below(FINGER, await page.evaluate(controlsIn))).toEqual([]);
  await page.keyboard.press('Escape');
  for (const game of GAME_IDS) {
    await visit(page, `#/new/${game}`, '.seat-row');
    expect(below(FINGER, await page.evaluate(controlsIn))).toEqual([]);
  }
});
