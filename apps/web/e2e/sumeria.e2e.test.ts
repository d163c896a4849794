import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App, DESKTOP, offered, PHONE, settled, stepsPlayed } from './app.ts';
import { byFinger, byKeys, byMouse, playToTheEnd } from './hands.ts';
import { exportRecord, verify } from './record.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.complaints.splice(0)).toEqual([]);
});

test('a game of three is set up and played to the end by clicks, exported, verified by the command line, and imported', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('link', { name: 'Set up a game' }).first().click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByLabel('Name').first().fill('Anna');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playToTheEnd(page, byMouse(page));
  expect(await page.locator('.prompt').textContent()).toMatch(/won|share the victory/);

  const file = await exportRecord(page);
  expect(verify(file)).toBe('1 right, 0 wrong\n');

  const steps = await stepsPlayed(page);
  await page.goto(app.served.url);
  await page.getByLabel('Import a record').setInputFiles(file);
  await page.locator('.prompt[data-awaits="nothing"]').waitFor();
  expect(await stepsPlayed(page)).toBe(steps);
});

test('a game is played to the end by keyboard alone', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().focus();
  await page.keyboard.press('Enter');
  await playToTheEnd(page, byKeys(page));
  expect(await page.locator('.prompt').textContent()).toMatch(/won|share the victory/);
});

test('a game is played to the end with a finger on a phone', async () => {
  const page = await app.open(PHONE, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().tap();
  await playToTheEnd(page, byFinger(page));
  expect(await page.locator('.prompt').textContent()).toMatch(/won|share the victory/);
});

test('on a phone: a turn waits for the word, can be taken back and redone, survives a reload, and goes on offline', async () => {
  const page = await app.open(PHONE, { speed: 'instant', confirm: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Play at once' }).first().tap();
  expect(await settled(page)).toBe('person');
  const before = await stepsPlayed(page);
  await page.locator('.target.offered').first().tap();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await stepsPlayed(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).tap();
  expect(await settled(page)).toBe('go-on');

  await page.reload();
  expect(await settled(page)).toBe('go-on');
  expect(await stepsPlayed(page)).toBe(before + 1);

  await page.context().setOffline(true);
  await page.reload();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('.prompt[data-awaits="person"]').waitFor();
  expect(await stepsPlayed(page)).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a place that cannot be chosen says why, with the clause', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  const [taken] = await offered(page);
  await byMouse(page)(taken!);
  await settled(page);
  await page.locator(`[data-token="${taken}"]`).click({ force: true });
  expect(await page.getByRole('alert').textContent()).toContain('Rule S2.5');
});

test('any step has an address, and the history leads back to now', async () => {
  const page = await app.open(DESKTOP, QUICK);
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  await page.keyboard.press(',');
  await page.waitForURL(/#\/table\/[\w-]+\/\d+$/);
  await page.reload();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForURL(/#\/table\/[\w-]+$/);
  expect(await settled(page)).toBe('person');
});
