/** Strict tables, puzzles and studies. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type App, DESKTOP, PHONE, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsInBoth } from './axe.ts';
import { gameByBots, importGame } from './positions.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
appForTests((started) => {
  app = started;
});

test('a strict table has neither hints nor undo, and says so', async () => {
  const page = await app.open(DESKTOP, { speed: 'instant', confirm: true });
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByLabel('Strict').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await settled(page);
  await page.locator('.target.offered').first().click();
  expect(await settled(page)).toBe('go-on');
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await page.reload();
  await settled(page);
  expect(await page.locator('.bar .strict').textContent()).toBe('strict');
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
});

test('on a phone: a puzzle is answered, and the progress kept', async () => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, QUICK);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  await page.getByRole('link', { name: 'Puzzle of the day' }).waitFor();
  expect(await faultsInBoth(page)).toEqual([]);
  await page.getByRole('link', { name: 'Puzzle of the day' }).tap();
  await page.getByRole('button', { name: 'Show the answer' }).tap();
  await page.locator('.puzzle[data-over="shown"]').waitFor();
  expect(await page.locator('.puzzle').textContent()).toContain('The best step');
  expect(await faultsInBoth(page)).toEqual([]);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  await page.getByText('(answer seen)').waitFor();
});

test('a study branches off a game, is played on by a bot, commented, kept, and travels as a file', async () => {
  const page = await app.open(DESKTOP, QUICK);
  const record = gameByBots('sumeria');
  await importGame(page, record);
  await page.goto(`${page.url()}/40`);
  await page.getByText('Game', { exact: true }).click();
  await page.getByRole('button', { name: 'Explore from here' }).click();
  await page.locator('.study').first().waitFor();
  await page.locator('.study').getByRole('combobox').selectOption('1');
  await page.getByRole('button', { name: 'Let a bot play this step' }).click();
  await page.waitForURL(({ hash }) => !hash.endsWith('/40'));
  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByLabel('Comment').fill('Why not this?');
  await page.goto(`${app.served.url}#/explore`);
  await page.locator('.kept-link').waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Lines' }).click();
  expect(await page.getByLabel('Comment').inputValue()).toBe('Why not this?');
  expect(await faultsInBoth(page)).toEqual([]);

  await page.getByText('Game', { exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export the study' }).click()]);
  const buffer = readFileSync(await download.path());
  await page.goto(`${app.served.url}#/explore`);
  const upload = (bytes: Buffer) =>
    page.getByLabel('Import a study').setInputFiles({ name: 'study.json', mimeType: 'application/json', buffer: bytes });
  await upload(Buffer.from(buffer.toString().replace('"from":0', '"from":7')));
  expect(await page.getByRole('alert').textContent()).toContain('nodes[0].from');
  await upload(buffer);
  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByText('Why not this?').waitFor();
});
