import { SumeriaState } from '@shinar/sumeria';
import { beforeAll, describe, expect, test } from 'vitest';
import { sumeriaUi } from './index.ts';
import { rankedIn, reasonOf } from './why.ts';
import type { SumeriaWords } from './words.ts';

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

describe('S7.2 who is first in a state, and why', () => {
  test.each([
    ['nobody', [], [], 'Nobody has a trader here.'],
    ['one alone', [], [4], 'Bo is alone here.'],
    ['more traders', [4, 5], [0], 'Anna has more traders than Bo (2 to 1).'],
    ['the city', [4, 5], [0, 6], 'As many traders as Anna, but Bo holds the city.'],
    ['the towns', [4, 1], [5, 6], 'As many traders as Bo, but Anna has more in the towns (1 to 0).'],
  ])('%s', (_, anna, bo, reason) => {
    expect(reasonOf(stateWith(anna, bo), 0, words)).toBe(reason);
  });

  test('all tied: who plays earlier in the round', () => {
    expect(reasonOf(stateWith([4], [5], 1), 0, words)).toBe('All tied with Anna, but Bo plays earlier in this round.');
    expect(rankedIn(stateWith([4], [5], 1), 0)).toEqual([
      { seat: 1, traders: 1 },
      { seat: 0, traders: 1 },
    ]);
  });
});
