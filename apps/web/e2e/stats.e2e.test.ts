/** What wins: counted from a file of games. */
import { writeRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { STATS_WORDS } from '../src/pages/stats/words.ts';
import { type App, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { dayAndNight } from './axe.ts';
import { gameByBots } from './positions.ts';

const say = STATS_WORDS.en;

let app: App;
appForTests((started) => {
  app = started;
});

test('games of a file are counted and told, and saved as a table', async () => {
  const page = await app.open(PHONE);
  await page.goto(`${app.served.url}#/stats/sumeria`);
  await page.getByText(say.none).waitFor();
  const record = gameByBots('sumeria');
  const text = `${writeRecord(record)}\n`.repeat(3);
  await page.locator('input[type=file]').setInputFiles({ name: 'games.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('table', { name: say.groups.opening }).waitFor();
  expect(await page.getByRole('row', { name: new RegExp(`^${say.nth(1)}`) }).textContent()).toMatch(/(0|100)%3/);
  expect(await dayAndNight(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say.csv }).click()]);
  expect(download.suggestedFilename()).toBe('shinar-sumeria.csv');
});
