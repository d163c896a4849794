import { expect, test } from 'vitest';
import { newFile, shinarHere } from '../testing.ts';

test('measures the built-in board, and one of a file', async () => {
  const { code, out } = await shinarHere('fair', 'sumeria', '--players', '3', '--games', '4');
  expect([0, 1]).toContain(code);
  expect(out).toMatch(/^shinar, 3 players, 4 games\nplays 1: [\d.]+% of the wins, [\d.]+ points/);
  expect(out).toMatch(/^kish: [\d.]+%/m);
  const board = (await shinarHere('board', 'sumeria')).out.replace('"name": "shinar"', '"name": "mine"');
  expect((await shinarHere('fair', 'sumeria', '--games', '2', '--board', newFile(board))).out).toMatch(/^mine, 4 players, 2 games/);
});
