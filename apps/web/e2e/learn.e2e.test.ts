import { expect, test } from 'vitest';
import { lessons } from '../src/tutorial/lesson.ts';
import { type App, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsInBoth } from './axe.ts';
import { byFinger } from './hands.ts';
import { doLesson } from './lessons.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
appForTests((started) => {
  app = started;
});

test('After the Flood is learned with a finger on a phone', async () => {
  const page = await app.open(PHONE, QUICK);
  const all = await lessons.get('after-the-flood');
  await page.goto(`${app.served.url}#/learn/after-the-flood`);
  await page.getByRole('link', { name: 'Begin', exact: true }).tap();
  for (const lesson of all) {
    await page.getByText(`Lesson ${all.indexOf(lesson) + 1} of ${all.length}`).waitFor();
    await doLesson(page, 'after-the-flood', lesson, byFinger(page));
    if (lesson !== all.at(-1)) await page.getByRole('link', { name: 'Next lesson' }).tap();
  }
  await page.getByRole('link', { name: 'Lessons' }).tap();
  await page.getByText('You know how to play.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('axe finds nothing in lessons and rules in either theme', async () => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, QUICK);
  for (const hash of ['#/learn/assyria', '#/learn/after-the-flood/fight', '#/rules/after-the-flood']) {
    await page.goto(`${app.served.url}${hash}`);
    await page.locator('.lessons, .lesson, .clause').first().waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
  }
});
