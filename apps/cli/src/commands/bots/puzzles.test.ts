import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPuzzles } from '@shinar/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { Play, playStep } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { newFolder, shinarHere } from '../../testing.ts';

describe('shinar puzzles', () => {
  test('writes puzzles whose answers can be played, a line each, and goes on from what was found before', async () => {
    const folder = newFolder();
    const out = join(folder, 'puzzles.json');
    const results = join(folder, 'results.jsonl');
    const args = ['puzzles', 'assyria', '--count', '1', '--seed', '3', '--out', out, '--results', results];
    const { code, out: told } = await shinarHere(...args);
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
    const mined = readFileSync(results, 'utf8');
    rmSync(out);
    expect((await shinarHere(...args)).out).toBe(told);
    expect([readFileSync(out, 'utf8'), readFileSync(results, 'utf8')]).toEqual([text, mined]);
  });

  test.each([
    [['--count', '0'], '--count'],
    [['--seed', '-1'], '--seed'],
    [['--count', '1', '--out', '/nowhere/puzzles.json'], 'no-such-file'],
    [['--count', '1', '--results', 'package.json'], 'package.json:1'],
  ])('refuses %j', async (args, text) => {
    const { code, err } = await shinarHere('puzzles', 'assyria', ...args);
    expect([code, err]).toEqual([1, expect.stringContaining(text)]);
  });
});
