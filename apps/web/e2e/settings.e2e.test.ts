import { sumeria } from '@shinar/sumeria';
import { expect, test } from 'vitest';
import { type App, DESKTOP, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('the language follows the browser, can be changed, and stays', async () => {
  const page = await app.open({ ...DESKTOP, locale: 'de-AT' });
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByLabel('Sprache').selectOption('nl');
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Meteen spelen' }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
});

test('the theme is the device’s until one is chosen', async () => {
  const page = await app.open({ ...DESKTOP, colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await ground()).toBe('rgb(28, 25, 23)');
  await page.getByLabel('Theme').selectOption('light');
  await expect.poll(ground).toBe('rgb(244, 237, 224)');
});

test('a game on a board from a file is set up, kept and resumed; a wrong file is told what is wrong', async () => {
  const page = await app.open(DESKTOP, { speed: 'instant', confirm: false });
  await page.getByRole('link', { name: 'Set up a game' }).first().click();
  const file = page.getByLabel('Another board from a file');
  const upload = (board: object) =>
    file.setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) });
  await upload({ ...sumeria.board.data, name: 'other', roads: [] });
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('No road leads to');
  await upload({ ...sumeria.board.data, name: 'other' });
  await page.getByText('other', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await settled(page);
  await page.locator('.target.offered').first().click();
  await settled(page);
  const steps = await stepsPlayed(page);
  await page.reload();
  await settled(page);
  expect(await stepsPlayed(page)).toBe(steps);
});

test('a record that breaks a rule is refused with the step and the clause', async () => {
  const page = await app.open(DESKTOP);
  const record = {
    format: 'shinar-record/1',
    game: 'sumeria',
    players: 3,
    board: 'shinar',
    rules: 1,
    steps: [{ by: 0, do: 'place', at: 'ur' }],
  };
  await page
    .getByLabel('Import a record')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  expect(await page.getByRole('alert').textContent()).toMatch(/steps\[0\]\.by.*S2\.2/);
});

test('a kept game is deleted only after a question', async () => {
  const page = await app.open(DESKTOP, { speed: 'instant' });
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  await page.goto(app.served.url);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await page.locator('.kept li').count()).toBe(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.locator('.kept li').count()).toBe(0);
});
