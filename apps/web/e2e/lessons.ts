/** Lessons as a learner does them. */

import type { GameId } from '@shinar/catalogue';
import type { StepBody } from '@shinar/core';
import { choicesIn, Timeline } from '@shinar/table';
import { tapsOf } from '@shinar/table/testing';
import { type Lesson, ownSteps, servedBy } from '@shinar/teach';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadGame } from '../src/base/games/index.ts';
import { en } from '../src/base/words/en/index.ts';
import { hasten, settled } from './app.ts';

type Ui = Awaited<ReturnType<typeof loadGame>>;

/** What to pick for a step. */
export function picksFor(ui: Ui, state: Timeline['state'], step: StepBody): string[] {
  const choices = choicesIn(ui, state);
  const choice = choices.find(({ move }) => JSON.stringify(ui.game.steps.write([move])) === JSON.stringify(step));
  return tapsOf(ui, choices, choice!);
}

/** What to pick for each of the learner's steps of a lesson. */
export async function picksOf(game: GameId, lesson: Lesson): Promise<string[][]> {
  const ui = await loadGame(game);
  return ownSteps(lesson).map(({ by: _, ...step }, task) => {
    const played = servedBy(lesson, ownSteps(lesson).slice(0, task));
    return picksFor(ui, new Timeline(ui.game, lesson.players, [...lesson.before, ...played]).state, step);
  });
}

/** Runs in the page: whether something is asked exactly when the learner may do it. */
const asksInTime = (): boolean =>
  (document.querySelector('.lesson-ask') !== null) === (document.querySelector('.prompt[data-awaits="person"]') !== null);

/** Something else is asked than before, once the others have played. */
export async function asksAnew(page: Page, before: string | null): Promise<void> {
  expect(await page.evaluate(asksInTime)).toBe(true);
  await settled(page);
  await expect.poll(() => page.locator('.lesson-ask').textContent()).not.toBe(before);
}

/** Does what is left of a lesson that is open, step by step, and waits for its end. */
export async function doLesson(page: Page, game: GameId, lesson: Lesson, pick: (token: string) => Promise<void>, from = 0): Promise<void> {
  for (const [task, tokens] of (await picksOf(game, lesson)).entries()) {
    if (task < from) continue;
    const asked = await page.locator('.lesson-ask').textContent();
    for (const token of tokens) await pick(token);
    if (task + 1 < lesson.tasks.length) await asksAnew(page, asked);
  }
  const again = page.getByRole('button', { name: en.tutorial.again });
  await hasten(page, () => again.isVisible());
  await again.waitFor();
}

/** On this device these lessons have been done, once it has kept that this one was; the page is there anew. */
export async function keepDone(page: Page, game: GameId, done: readonly Lesson[], after: Lesson): Promise<void> {
  const kept = (ids: readonly string[] | null): Promise<readonly string[]> =>
    page.evaluate(
      ([key, list]) =>
        new Promise<readonly string[]>((tell, failed) => {
          const opening = indexedDB.open('shinar-kept');
          opening.onerror = failed;
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('done', 'readwrite');
            if (list !== null) transaction.objectStore('done').put(list, key);
            const asked = transaction.objectStore('done').get(key);
            transaction.oncomplete = () => {
              opening.result.close();
              tell(asked.result ?? []);
            };
          };
        }),
      [game, ids] as const,
    );
  // The page keeps the last one it has seen done in its own time, and would put its list over this one.
  while (!(await kept(null)).includes(after.id)) await page.waitForTimeout(20);
  await kept(done.map(({ id }) => id));
  await page.reload();
}
