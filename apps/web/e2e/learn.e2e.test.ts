import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GameId, loadGame } from '../src/games/index.ts';
import { choicesIn } from '../src/table/picks.ts';
import { Timeline } from '../src/table/timeline.ts';
import { type Lesson, lessons, ownSteps, replies } from '../src/tutorial/lesson.ts';
import { App, DESKTOP, PHONE, settled } from './app.ts';
import { faultsOn } from './axe.ts';
import { byFinger, byKeys } from './hands.ts';

const QUICK = { speed: 'instant', confirm: false };
let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.complaints.splice(0)).toEqual([]);
});

/** What to pick for each of the learner's steps of a lesson. */
async function picksOf(game: GameId, lesson: Lesson): Promise<string[][]> {
  const ui = await loadGame(game);
  return ownSteps(lesson).map(({ by: _, ...step }, task) => {
    const played = ownSteps(lesson)
      .slice(0, task)
      .flatMap((own, i) => [own, ...replies(lesson, i)]);
    const { state } = new Timeline(ui.game, lesson.players, [...lesson.before, ...played]);
    const choice = choicesIn(ui, state).find(({ move }) => JSON.stringify(ui.game.steps.write([move])) === JSON.stringify(step));
    return choice!.picks.flatMap((group) => (typeof group === 'string' ? [group] : [...group]));
  });
}

/** Does a lesson that is open, step by step, and waits for its end. */
async function doLesson(page: Page, game: GameId, lesson: Lesson, pick: (token: string) => Promise<void>): Promise<void> {
  for (const [task, tokens] of (await picksOf(game, lesson)).entries()) {
    const asked = await page.locator('.lesson-ask').textContent();
    for (const token of tokens) await pick(token);
    if (task + 1 < lesson.tasks.length) await expect.poll(() => page.locator('.lesson-ask').textContent()).not.toBe(asked);
  }
  await page.getByRole('button', { name: 'This lesson again' }).waitFor();
}

test('a newcomer learns Sumeria by keyboard alone, is told why a step does not serve, leaves, goes on, and plays', async () => {
  const page = await app.open(DESKTOP, QUICK);
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

  await page.goto(app.served.url);
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await page.locator('.newcomer').count()).toBe(0);
  await page.goto(`${app.served.url}#/learn/sumeria`);
  await page.reload();
  await press('link', 'Go on where you left off');
  for (const lesson of rest) {
    await page.getByText(/^Lesson \d+ of 10/).waitFor();
    await doLesson(page, 'sumeria', lesson, byKeys(page));
    if (lesson !== rest.at(-1)) await press('link', 'Next lesson');
  }
  await press('button', 'Play your first game');
  expect(await settled(page)).toBe('person');
});

test.each<GameId>(['assyria', 'after-the-flood'])('%s is learned with a finger on a phone', async (game) => {
  const page = await app.open(PHONE, QUICK);
  const all = await lessons.get(game);
  await page.goto(`${app.served.url}#/learn/${game}`);
  await page.getByRole('link', { name: 'Begin', exact: true }).tap();
  for (const lesson of all) {
    await page.getByText(`Lesson ${all.indexOf(lesson) + 1} of ${all.length}`).waitFor();
    await doLesson(page, game, lesson, byFinger(page));
    if (lesson !== all.at(-1)) await page.getByRole('link', { name: 'Next lesson' }).tap();
  }
  await page.getByRole('link', { name: 'All lessons' }).tap();
  await page.getByText('You know how to play.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.each(['light', 'dark'])('axe finds nothing in lessons and rules in the %s theme', async (theme) => {
  const page = await app.open({ ...PHONE, reducedMotion: 'reduce' }, { ...QUICK, theme });
  for (const hash of ['#/learn/assyria', '#/learn/after-the-flood/fight', '#/rules/after-the-flood']) {
    await page.goto(`${app.served.url}${hash}`);
    await page.locator('.lessons, .lesson, .clause').first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  }
});
