import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFile, newFolder, shinarHere } from '../../testing.ts';

test('positions of selfplay are fitted, and the weights play', async () => {
  const folder = newFolder();
  const [samples, weights] = [join(folder, 'samples.jsonl'), join(folder, 'weights.json')];
  const played = await shinarHere(
    'selfplay',
    'sumeria',
    '--players',
    '3',
    '--games',
    '4',
    '--every',
    '2',
    '--bots',
    'random',
    '--out',
    samples,
  );
  expect(played).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ positions of 4 games/) });
  const fitted = await shinarHere('fit', 'sumeria', '--players', '3', '--samples', samples, '--out', weights);
  expect(fitted).toMatchObject({ code: 0, out: expect.stringContaining('loss by stage') });
  expect(JSON.parse(readFileSync(weights, 'utf8')).made).toBe(`shinar fit sumeria --players 3 --samples ${samples} --penalty 30`);
  const again = await shinarHere('selfplay', 'sumeria', '--players', '3', '--games', '1', '--weights', weights, '--out', samples);
  expect(again.code).toBe(0);
});

test('fit plays its own generations and writes a source file', async () => {
  const out = join(newFolder(), 'after-the-flood-3.ts');
  const args = ['--generations', '2', '--random', '4', '--games', '1', '--every', '20', '--seed', '7', '--module', '--out', out];
  expect(await shinarHere('fit', 'after-the-flood', ...args)).toMatchObject({ code: 0 });
  const { weights3 } = await import(out);
  expect(weights3.made).toBe(
    'shinar fit after-the-flood --players 3 --generations 2 --random 4 --games 1 --every 20 --seed 7 --slip 100 --penalty 30',
  );
  expect(Object.keys(weights3.win)).toContain('extension-ready');
});

test('positions of other features and missing files are refused', async () => {
  const other = await shinarHere('fit', 'assyria', '--samples', newFile('[0,[1],[1],[1]]\n', 's.jsonl'));
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining('s.jsonl:1: other-features') });
  const none = join(newFolder(), 'none.json');
  expect(await shinarHere('selfplay', 'assyria', '--weights', none)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no-such-file'),
  });
  expect(existsSync(none)).toBe(false);
});
