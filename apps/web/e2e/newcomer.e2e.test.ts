/** The way of somebody who knows nothing yet: lessons, a first game with hints, and what became of it. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Lesson, lessons } from '../src/tutorial/lesson.ts';
import { type App, DESKTOP, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsInBoth, faultsOn } from './axe.ts';
import { byFinger, byKeys, playToTheEnd } from './hands.ts';
import { doLesson, picksOf } from './lessons.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
appForTests((started) => {
  app = started;
});

test('by keyboard alone: Sumeria is learned, played with a hint, and analysed; the analysis is shared and taken along', async () => {
  const page = await app.open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, QUICK);
  const press = async (role: 'link' | 'button', name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('link', 'Learn Sumeria');
  await press('link', 'Begin');
  const [place, add, ...rest] = await lessons.get('sumeria');
  await doLesson(page, 'sumeria', place!, byKeys(page));
  await press('link', 'Next lesson');
  await byKeys(page)('place:nippur-lagash-town');
  expect(await page.locator('.lesson-wrong').textContent()).toContain('That lifts Nippur');
  await doLesson(page, 'sumeria', add!, byKeys(page));

  await press('link', 'Lessons');
  await press('link', 'Go on where you left off');
  for (const lesson of rest) {
    await page.getByText(/^Lesson \d+ of 10/).waitFor();
    await doLesson(page, 'sumeria', lesson, byKeys(page));
    if (lesson !== rest.at(-1)) await press('link', 'Next lesson');
  }
  await press('button', 'Play your first game');
  expect(await settled(page)).toBe('person');
  await page.keyboard.press('h');
  await page.locator('.hints li').first().waitFor();
  await page.locator('.target[data-hint="1"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.hints li').count()).toBe(0);
  await playToTheEnd(page, byKeys(page));
  const steps = await stepsPlayed(page);

  await press('button', 'Analyse the game');
  await page.locator('.turning-points a').first().waitFor();
  await page.locator('.turning-points a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/analysis\/[\w-]+\/\d+$/);
  await page.keyboard.press('.');
  await press('button', 'Stop');
  await page.locator('.analysis-progress[data-stage="stopped"]').waitFor();
  expect(await faultsInBoth(page)).toEqual([]);
  await takeAlong(page, press, steps);
});

/** The analysis as a page of its own, and by a link on another device. */
async function takeAlong(page: Page, press: (role: 'button', name: string) => Promise<void>, steps: number): Promise<void> {
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), press('button', 'Export as a page')]);
  const file = join(mkdtempSync(join(tmpdir(), 'shinar-')), 'analysis.html');
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('"format":"shinar-record/1"');
  const fromDisk = await page.context().newPage();
  await fromDisk.goto(pathToFileURL(file).href);
  expect(await fromDisk.locator('polyline').count()).toBeGreaterThanOrEqual(3);
  expect(await faultsOn(fromDisk)).toEqual([]);
  await fromDisk.close();

  await press('button', 'Copy a link to share');
  await page.getByText('The link is copied.').waitFor();
  const other = await app.open(DESKTOP, QUICK);
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await other.locator('.chart').waitFor();
  expect(await stepsPlayed(other)).toBe(steps);
}

/** Leaves a lesson after its first step; coming back, one is asked for the second. */
async function leaveInTheMiddle(page: Page, lesson: Lesson): Promise<void> {
  const asked = page.locator('.lesson-ask');
  const first = await asked.textContent();
  for (const token of (await picksOf('assyria', lesson))[0]!) await byFinger(page)(token);
  await expect.poll(() => asked.textContent()).not.toBe(first);
  const second = await asked.textContent();
  await page.getByRole('link', { name: 'Lessons' }).tap();
  await page.getByText('Go on where you left off').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Go on where you left off' }).tap();
  expect(await asked.textContent()).toBe(second);
}

test('on a phone: Assyria is learned with a pause, played with a hint, and analysed', async () => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, QUICK);
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  const all = await lessons.get('assyria');
  await page.getByRole('link', { name: 'Learn Assyria' }).tap();
  await page.getByRole('link', { name: 'Begin', exact: true }).tap();
  for (const lesson of all) {
    await page.getByText(`Lesson ${all.indexOf(lesson) + 1} of ${all.length}`).waitFor();
    if (lesson.id === 'huts') await leaveInTheMiddle(page, lesson);
    expect(await page.getByText('Best feeding').count()).toBe(0);
    await doLesson(page, 'assyria', lesson, byFinger(page), lesson.id === 'huts' ? 1 : 0);
    if (lesson !== all.at(-1)) await page.getByRole('link', { name: 'Next lesson' }).tap();
  }
  expect(await wide()).toBe(390);
  await page.getByRole('button', { name: 'Play your first game' }).tap();
  await settled(page);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hints li').first().waitFor();
  expect(await page.locator('.hints li').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.hints li').first().textContent()).toMatch(/\d+% of the win/);
  expect(await faultsInBoth(page)).toEqual([]);
  await page.locator('.target[data-hint="1"]').tap();
  await page.locator('.target[data-hint="1"]').tap();
  await expect.poll(() => page.locator('.hints li').count()).toBe(0);
  await playToTheEnd(page, byFinger(page));
  expect(await wide()).toBe(390);
  await page.getByRole('button', { name: 'Analyse the game' }).tap();
  await page.locator('.turning-points a').first().tap();
  await page.locator('.finding').waitFor();
  expect(await wide()).toBe(390);
});
