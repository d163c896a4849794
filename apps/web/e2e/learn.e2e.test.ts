import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { lessons } from '../src/pages/learn/lessons.ts';
import { type App, PHONE } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { aroundBoard, dayAndNight } from './axe.ts';
import { visit } from './fit/places.ts';
import { byFinger } from './hands.ts';
import { doLesson } from './lessons.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** Those with most to press. A newcomer does all of Sumeria's; of the others it is proven without a page that they can be done. */
const LONG = ['pay', 'fight', 'empire', 'chain'];
const LOOKED_AT = 'fight';

test('After the Flood is learned with a finger on a phone; axe finds nothing in lessons and rules in either theme', async () => {
  const page = await app.open(PHONE);
  const all = await lessons.get('after-the-flood');
  for (const id of LONG) {
    const lesson = all.find((one) => one.id === id)!;
    await page.goto(`${app.served.url}#/learn/after-the-flood/${id}`);
    await page.getByText(en.tutorial.lesson(all.indexOf(lesson) + 1, all.length)).waitFor();
    if (id === LOOKED_AT) expect(await aroundBoard(page, () => dayAndNight(page))).toEqual([]);
    await doLesson(page, 'after-the-flood', lesson, byFinger(page));
  }
  await page.getByRole('link', { name: en.tutorial.all }).tap();
  await expect.poll(() => page.locator('.lessons [data-done="true"]').count()).toBe(LONG.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const [hash, there] of [
    ['#/learn/assyria', '.lessons'],
    ['#/rules/after-the-flood', '.clause'],
  ] as const) {
    await visit(page, hash, there);
    expect(await dayAndNight(page)).toEqual([]);
  }
});

/** Runs in the page: the buttons of the actions that something else covers, or that are out of view. */
const covered = (): (string | null)[] =>
  [...document.querySelectorAll('.actions button')]
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map(({ textContent }) => textContent);

test('every action that a lesson may ask for is in view, in the longest words', async () => {
  const page = await app.open({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  for (const lesson of ['decline', 'empire', 'chain']) {
    await page.goto(`${app.served.url}#/learn/after-the-flood/${lesson}`);
    await page.locator('.lesson-ask').waitFor();
    await page.locator('.actions button').first().waitFor();
    expect(await page.evaluate(covered)).toEqual([]);
  }
});
