import { InputError, MoveList } from '@shinar/core';
import { expect, test } from 'vitest';
import { GRADES, PuzzleFinder } from '../../bots/src/analysis/puzzle.ts';
import { checkPuzzles, PUZZLES_FORMAT } from '../../bots/src/analysis/puzzles.ts';
import { valuerOf } from '../../bots/src/analysis/valuer.ts';
import { positionOf } from '../../bots/src/testing.ts';
import { gameNamed } from '../src/testing.ts';

const PUZZLES = {
  format: PUZZLES_FORMAT,
  game: 'sumeria',
  rules: 1,
  games: [{ players: 3, steps: [] }],
  puzzles: [
    {
      of: 0,
      step: 0,
      answer: { by: 0, do: 'place', at: 'ur' },
      second: { by: 0, do: 'place', at: 'kish' },
      theme: 'start',
      grade: 3,
      percent: 40,
      next: 30,
    },
  ],
};
const [puzzle] = PUZZLES.puzzles;

test('a position with few moves is no puzzle', () => {
  const game = gameNamed('assyria');
  const list = new MoveList();
  for (let moves = 0; moves < 40; moves++) {
    const state = positionOf(game, 2, 3, moves);
    game.rules.legal(state, list);
    if (list.length < 4) expect(new PuzzleFinder(game, 2).look(state)).toBeUndefined();
  }
});

test('a move that a planner sees alone is weighed against what it leaves out: other payments', () => {
  const game = gameNamed('after-the-flood');
  const paying = positionOf(game, 3, 3, 27);
  expect(valuerOf(game, 3, 0).ranked(paying, 60).moves).toHaveLength(1);
  const finder = new PuzzleFinder(game, 3);
  const sight = finder.look(paying)!;
  expect(game.rules.decode(sight.best).type).toBe('pay');
  const weighed = finder.compare(paying, sight)!.rivals.map(({ code }) => game.rules.decode(code).type);
  expect(new Set(weighed)).toEqual(new Set(['pay', 'pass']));
});

test('a step that every level plays has grade 1, one that nobody plays the highest', () => {
  const game = gameNamed('assyria');
  const list = new MoveList();
  const states = Array.from({ length: 60 }, (_, moves) => positionOf(game, 2, 3, moves));
  const forced = states.find((state) => {
    game.rules.legal(state, list);
    return game.rules.actor(state) >= 0 && list.length === 1;
  });
  game.rules.legal(forced!, list);
  const finder = new PuzzleFinder(game, 2);
  expect(finder.grade(forced!, list.codes[0]!)).toBe(1);
  expect(finder.grade(forced!, -1)).toBe(GRADES);
});

test('puzzles are read as they were written', () => {
  expect(checkPuzzles(PUZZLES)).toEqual(PUZZLES);
});

test.each([
  [{ ...PUZZLES, format: 'x' }, 'format'],
  [{ ...PUZZLES, puzzles: [{ ...puzzle, of: 1 }] }, 'puzzles[0].of'],
  [{ ...PUZZLES, puzzles: [{ ...puzzle, grade: 9 }] }, 'puzzles[0].grade'],
  [{ ...PUZZLES, more: 1 }, 'puzzles.more'],
])('what is wrong with puzzles is told with its place', (given, path) => {
  expect(() => checkPuzzles(given)).toThrow(InputError);
  expect(() => checkPuzzles(given)).toThrow(path);
});
