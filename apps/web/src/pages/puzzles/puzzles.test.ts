import { GRADES, type Puzzles } from '@shinar/bots';
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { loadTerminals } from '@shinar/catalogue/terminal';
import { MoveList, Play, playStep } from '@shinar/core';
import { NAMES, THEMES } from '@shinar/teach';
import { describe, expect, test } from 'vitest';
import { dailyGame, dailyNumber, puzzles, stepsBefore, themesIn } from './puzzles.ts';

const LEAST = 60;
const DAY = 86_400_000;

describe.each(GAME_IDS)('%s', async (id) => {
  const game = gameOf(id);
  const all: Puzzles = await puzzles.get(id);

  test('has enough puzzles, of all grades, made by these rules', () => {
    expect(all).toMatchObject({ game: id, rules: game.rules.version });
    expect(all.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(all.puzzles.map(({ grade }) => grade)).size).toBe(GRADES);
  });

  test('has puzzles of several themes, at most a quarter of them about the start', () => {
    expect(themesIn(all).length).toBeGreaterThanOrEqual(3);
    expect(all.puzzles.filter(({ theme }) => !THEMES.some((each) => each === theme))).toEqual([]);
    expect(all.puzzles.filter(({ theme }) => theme === 'start').length).toBeLessThanOrEqual(all.puzzles.length / 4);
  });

  test('every puzzle is reached by the rules, and its answer can be played there; words tell what it brings, and why the next best fails', async () => {
    const words = (await loadTerminals('en'))(game, NAMES);
    for (const [number, puzzle] of all.puzzles.entries()) {
      const { players, steps } = stepsBefore(all, puzzle);
      const play = new Play(game, players);
      steps.forEach((step, i) => {
        playStep(play, step, `puzzles[${number}].steps[${i}]`);
      });
      const list = new MoveList();
      game.rules.legal(play.state, list);
      expect(list.length, `puzzle ${number}`).toBeGreaterThan(3);
      const said = [puzzle.answer, puzzle.second].map(
        ({ by: _, ...body }) => words.gains?.(game.steps.read(body, 'step')[0]!, play.state) ?? [],
      );
      expect(said.flat().length > 0 || puzzle.gain !== undefined, `puzzle ${number}`).toBe(true);
      const other = new Play(game, players);
      for (const step of [...steps, puzzle.second]) playStep(other, step, `puzzles[${number}].second`);
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
