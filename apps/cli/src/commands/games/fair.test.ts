import { expect, test } from 'vitest';
import { newFile, shinarHere } from '../../testing.ts';

test('measures a board of a file, its seats and its parts, with what is sure of each', async () => {
  const board = (await shinarHere('board', 'sumeria')).out.replace('"name": "shinar"', '"name": "mine"');
  const { code, out } = await shinarHere('fair', 'sumeria', '--players', '3', '--games', '1', '--board', newFile(board));
  expect([0, 1]).toContain(code);
  expect(out).toMatch(/^mine, 3 players, 1 games\nplays 1: [\d.]+% ± [\d.]+ of the wins, [\d.]+ ± [\d.]+ points/);
  expect(out).toMatch(/^kish: [\d.]+% ± [\d.]+/m);
});
