import { total } from '@shinar/core';
import { expect, test } from 'vitest';
import { sumeria } from './index.ts';
import { setPoints } from './scoring.ts';
import { position } from './testing.ts';

const { rules } = sumeria;

function shares(won: readonly (readonly number[])[]): number[] {
  const out = new Float64Array(won.length);
  rules.result(position({ players: won.length, won }), out);
  return Array.from(out);
}

test('S9.1 n tiles of a kind are worth n(n+1)/2', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(setPoints)).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45]);
});

test('S9.2 most points win', () => {
  expect(
    shares([
      [3, 0, 0, 0],
      [2, 1, 0, 0],
      [1, 1, 1, 1],
    ]),
  ).toEqual([1, 0, 0]);
});

test('S9.2 tied: most tiles of one kind', () => {
  // 6 points each: three of one kind, or two pairs; the third player has fewer.
  expect(
    shares([
      [2, 2, 0, 0],
      [0, 0, 3, 0],
      [0, 1, 0, 1],
    ]),
  ).toEqual([0, 1, 0]);
});

test('S9.2 still tied: the victory is shared', () => {
  expect(
    shares([
      [3, 0, 0, 0],
      [0, 3, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 3],
    ]),
  ).toEqual([1 / 3, 1 / 3, 0, 1 / 3]);
});

test('SX1 the example of the final scoring', () => {
  const state = position({
    players: 3,
    won: [
      [4, 2, 4, 5],
      [3, 2, 5, 1],
      [2, 5, 0, 3],
    ],
    above: '',
  });
  expect([0, 1, 2].map((seat) => total(rules, state, seat))).toEqual([38, 25, 24]);
});
