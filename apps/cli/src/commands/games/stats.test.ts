import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFile, newFolder, shinarHere } from '../../testing.ts';

test('tells what wins, game by game, and writes it as a table', async () => {
  const [three, two] = [
    await shinarHere('simulate', 'sumeria', '--players', '3', '--games', '6', '--bot', 'greedy'),
    await shinarHere('simulate', 'assyria', '--players', '2', '--games', '4'),
  ];
  const csv = join(newFolder(), 'stats.csv');
  const { code, out, err } = await shinarHere('stats', newFile(three.out, 'a.jsonl'), newFile(two.out, 'b.jsonl'), '--csv', csv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('# sumeria, 3 players, 6 games (an equal share is 33.3%)');
  expect(out).toMatch(/## First moves\n\n\| what .*\n.*\n\| place [a-z-]+ /);
  expect(out).toMatch(/\| take (economy|military|politics|religion) +\|/);
  expect(out).toContain('# assyria, 2 players, 4 games');
  expect(out).toMatch(/## Points from[\s\S]*\| [a-z-]+ /);
  const lines = readFileSync(csv, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('sumeria,3,order,'))).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('assyria,2,order,'))).toHaveLength(2);
});

test('names the game that is wrong', async () => {
  const { code, err } = await shinarHere('stats', newFile('{"format":"shinar-record/1"}\n', 'a.jsonl'));
  expect(code).toBe(1);
  expect(err).toContain('a.jsonl:1');
});
