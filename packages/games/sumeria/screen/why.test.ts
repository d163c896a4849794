import { beforeAll, describe, expect, test } from 'vitest';
import { SumeriaState } from '../rules/index.ts';
import { sumeria } from '../words/en/index.ts';
import { reasonOf } from '../words/why.ts';
import type { SumeriaWords } from '../words/words.ts';
import { sumeriaUi } from './index.ts';

let words: SumeriaWords;
beforeAll(async () => {
  words = await sumeriaUi.words('en', ['Anna', 'Bo', 'Cato']);
});

/** Traders of Anna and Bo in the first state, by the numbers of its places: 0 city, 1 to 3 towns, 4 to 6 villages. */
function stateWith(anna: readonly number[], bo: readonly number[], first = 0): SumeriaState {
  const state = new SumeriaState();
  state.players = 3;
  state.first = first;
  const maskOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
  state.traders[0] = maskOf(anna);
  state.traders[2] = maskOf(bo);
  return state;
}

const { panel } = sumeria;

describe('S7.2 who is first in a state, and why', () => {
  test.each([
    ['nobody', [], [], panel.nobody],
    ['one alone', [], [4], panel.alone('Bo')],
    ['more traders', [4, 5], [0], panel.more('Anna', 2, 'Bo', 1)],
    ['the city', [4, 5], [0, 6], panel.city('Bo', 'Anna')],
    ['the towns', [4, 1], [5, 6], panel.towns('Anna', 'Bo', 1, 0)],
  ])('%s', (_, anna, bo, reason) => {
    expect(reasonOf(stateWith(anna, bo), 0, words)).toBe(reason);
  });

  test('all tied: who plays earlier in the round', () => {
    expect(reasonOf(stateWith([4], [5], 1), 0, words)).toBe(panel.earlier('Bo', 'Anna'));
  });
});
