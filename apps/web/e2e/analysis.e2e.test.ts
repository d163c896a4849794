/** Hints, analysis, puzzles and studies, by keyboard and on a phone. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App, DESKTOP, PHONE, settled, stepsPlayed } from './app.ts';
import { faultsOn } from './axe.ts';
import { gameByBots, importGame } from './positions.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.complaints.splice(0)).toEqual([]);
});

test('on a phone: a hint tells chances and reasons, and marks the board; it goes with the step', async () => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().tap();
  await settled(page);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hints li').first().waitFor();
  expect(await page.locator('.hints li').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.hints li').first().textContent()).toMatch(/\d+% of the win/);
  expect(await page.locator('.target[data-hint="1"]').count()).toBe(1);
  expect(await faultsOn(page)).toEqual([]);
  const marked = page.locator('.target[data-hint="1"]');
  await marked.tap();
  await marked.tap();
  await expect.poll(() => page.locator('.hints li').count()).toBe(0);
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

test('a game is analysed by keyboard: curves at once, then turning points; it is stopped, shared by link and exported as a page', async () => {
  const page = await app.open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, QUICK);
  const record = gameByBots('sumeria');
  await importGame(page, record);
  await page.getByRole('button', { name: 'Analyse the game' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.chart polyline').first().waitFor();
  await page.locator('.turning-points a').first().waitFor();
  await page.locator('.turning-points a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/analysis\/[\w-]+\/\d+$/);
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('.analysis-progress[data-stage="stopped"]').waitFor();
  expect(await faultsOn(page)).toEqual([]);

  await page.getByText('Game', { exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as a page' }).click()]);
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).toContain('<polyline');
  expect(html).toContain('"format":"shinar-record/1"');
  await page.getByRole('button', { name: 'Copy a link to share' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await app.open(DESKTOP, QUICK);
  await other.goto(link);
  await other.locator('.chart').waitFor();
  expect(await stepsPlayed(other)).toBe(record.steps.length);
});

test('on a phone: a puzzle is answered, and the progress kept', async () => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, QUICK);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  await page.getByRole('link', { name: 'Puzzle of the day' }).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Puzzle of the day' }).tap();
  await page.getByRole('button', { name: 'Show the answer' }).tap();
  await page.locator('.puzzle[data-over="shown"]').waitFor();
  expect(await page.locator('.puzzle').textContent()).toContain('The best step');
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'All puzzles' }).tap();
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
  expect(await faultsOn(page)).toEqual([]);

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
