/** Lessons as a learner does them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameId, loadGame } from '../src/games/index.ts';
import { choicesIn } from '../src/table/picks.ts';
import { Timeline } from '../src/table/timeline.ts';
import { type Lesson, ownSteps, servedBy } from '../src/tutorial/lesson.ts';

/** What to pick for each of the learner's steps of a lesson. */
export async function picksOf(game: GameId, lesson: Lesson): Promise<string[][]> {
  const ui = await loadGame(game);
  return ownSteps(lesson).map(({ by: _, ...step }, task) => {
    const played = servedBy(lesson, ownSteps(lesson).slice(0, task));
    const { state } = new Timeline(ui.game, lesson.players, [...lesson.before, ...played]);
    const choice = choicesIn(ui, state).find(({ move }) => JSON.stringify(ui.game.steps.write([move])) === JSON.stringify(step));
    return choice!.picks.flatMap((group) => (typeof group === 'string' ? [group] : [...group]));
  });
}

/** Does what is left of a lesson that is open, step by step, and waits for its end. */
export async function doLesson(page: Page, game: GameId, lesson: Lesson, pick: (token: string) => Promise<void>, from = 0): Promise<void> {
  for (const [task, tokens] of (await picksOf(game, lesson)).entries()) {
    if (task < from) continue;
    const asked = await page.locator('.lesson-ask').textContent();
    for (const token of tokens) await pick(token);
    if (task + 1 < lesson.tasks.length) await expect.poll(() => page.locator('.lesson-ask').textContent()).not.toBe(asked);
  }
  await page.getByRole('button', { name: 'This lesson again' }).waitFor();
}
