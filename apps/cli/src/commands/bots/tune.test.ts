import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, shinarHere } from '../../testing.ts';

test('tune goes on where it was cut, and writes a source file', async () => {
  const folder = newFolder();
  const [out, module] = [join(folder, 'numbers.json'), join(folder, 'numbers.ts')];
  const args = ['--games', '2', '--seed', '3', '--rivals', 'script', '--out', out];
  const first = await shinarHere('tune', 'after-the-flood', '--steps', '1', ...args);
  expect(first).toMatchObject({ code: 0, err: expect.stringContaining('1 of 1 steps: mean') });
  const begun = JSON.parse(readFileSync(out, 'utf8'));
  const second = await shinarHere('tune', 'after-the-flood', '--steps', '2', ...args, '--module', module);
  expect(second.err).not.toContain('1 of 2');
  const ended = JSON.parse(readFileSync(out, 'utf8'));
  expect([begun.step, ended.step]).toEqual([1, 2]);
  const { numbers } = await import(module);
  expect(numbers.lapis).toBeCloseTo(ended.numbers.lapis, 1);
});

test('a game in which nobody plans is not tuned', async () => {
  const refused = await shinarHere('tune', 'sumeria', '--players', '3');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('There’s no planning bot for sumeria.') });
});

test('foresee writes what the terms come to', async () => {
  const out = join(newFolder(), 'foresight.ts');
  expect(await shinarHere('foresee', 'after-the-flood', '--games', '2', '--out', out)).toMatchObject({ code: 0 });
  const { foresight } = await import(out);
  expect(foresight.own).toHaveLength(6);
});
