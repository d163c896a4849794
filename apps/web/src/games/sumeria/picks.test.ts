import { expect, test } from 'vitest';
import { checkPicks } from '../testing.ts';
import { sumeriaUi } from './index.ts';

test.each([
  [3, 1],
  [3, 2],
  [4, 3],
  [4, 4],
])('%i players, seed %i: every legal move can be picked, and has words', async (players, seed) => {
  const words = await sumeriaUi.words('en', ['Anna', 'Bo', 'Cato', 'Dara']);
  expect(checkPicks(sumeriaUi, words, players, seed)).toEqual([]);
});
