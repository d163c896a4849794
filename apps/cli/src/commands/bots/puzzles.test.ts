import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPuzzles } from '@shinar/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { Play, playStep } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { newFolder, shinarHere } from '../../testing.ts';

describe('shinar puzzles', () => {
  test('writes puzzles whose answers can be played, a line each', async () => {
    const out = join(newFolder(), 'puzzles.json');
    const { code, out: told } = await shinarHere('puzzles', 'assyria', '--count', '1', '--seed', '3', '--out', out);
    expect([code, told]).toEqual([0, expect.stringMatching(/^1 puzzles of 1 games in /)]);
    const text = readFileSync(out, 'utf8');
    const { games, puzzles } = checkPuzzles(JSON.parse(text));
    expect(text.split('\n').filter((line) => line.startsWith('    {'))).toHaveLength(2);
    for (const { of, step, answer, percent, next } of puzzles) {
      const play = new Play(gameOf('assyria'), games[of]!.players);
      for (const each of games[of]!.steps.slice(0, step)) playStep(play, each, 'steps');
      playStep(play, answer, 'answer');
      expect(percent).toBeGreaterThan(next);
    }
  });

  test.each([
    [['--count', '0'], '--count'],
    [['--seed', '-1'], '--seed'],
    [['--count', '1', '--out', '/nowhere/puzzles.json'], 'no-such-file'],
  ])('refuses %j', async (args, text) => {
    const { code, err } = await shinarHere('puzzles', 'assyria', ...args);
    expect([code, err]).toEqual([1, expect.stringContaining(text)]);
  });
});
