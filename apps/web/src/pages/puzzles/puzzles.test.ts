import { GRADES, type Puzzles } from '@shinar/bots';
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { MoveList, Play, playStep } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { dailyGame, dailyNumber, puzzles, stepsBefore } from './puzzles.ts';

const LEAST = 30;
const DAY = 86_400_000;

describe.each(GAME_IDS)('%s', async (id) => {
  const game = gameOf(id);
  const all: Puzzles = await puzzles.get(id);

  test('has enough puzzles, of all grades, made by these rules', () => {
    expect(all).toMatchObject({ game: id, rules: game.rules.version });
    expect(all.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(all.puzzles.map(({ grade }) => grade)).size).toBe(GRADES);
  });

  test('every puzzle is reached by the rules, and its answer can be played there', () => {
    for (const [number, puzzle] of all.puzzles.entries()) {
      const { players, steps } = stepsBefore(all, puzzle);
      const play = new Play(game, players);
      steps.forEach((step, i) => {
        playStep(play, step, `puzzles[${number}].steps[${i}]`);
      });
      const list = new MoveList();
      game.rules.legal(play.state, list);
      expect(list.length, `puzzle ${number}`).toBeGreaterThan(3);
      playStep(play, puzzle.answer, `puzzles[${number}].answer`);
      expect(puzzle.percent - puzzle.next, `puzzle ${number}`).toBeGreaterThanOrEqual(5);
    }
  });

  test('comes up as the puzzle of the day, each one before any comes again', () => {
    const days = Array.from({ length: all.puzzles.length * GAME_IDS.length }, (_, day) => day * DAY);
    const numbers = days.filter((time) => dailyGame(time) === id).map((time) => dailyNumber(time, all));
    expect(new Set(numbers).size).toBe(all.puzzles.length);
  });
});

test('the puzzle of the day is the same all day, and another the next', () => {
  const morning = Date.UTC(2026, 6, 1, 3);
  expect(dailyGame(morning)).toBe(dailyGame(morning + DAY / 2));
  expect(dailyGame(morning)).not.toBe(dailyGame(morning + DAY));
});
