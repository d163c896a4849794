import { expect, test } from 'vitest';
import { sumeria } from './index.ts';
import { setup } from './setup.ts';

test('S2.1 three players have 14 traders each, four have 10', () => {
  expect(Array.from(setup(3).reserve.subarray(0, 3))).toEqual([14, 14, 14]);
  expect(Array.from(setup(4).reserve)).toEqual([10, 10, 10, 10]);
  expect(sumeria.rules.seats).toEqual([3, 4]);
  expect(() => setup(2)).toThrow('3 or 4 players');
  expect(() => setup(5)).toThrow('3 or 4 players');
});
