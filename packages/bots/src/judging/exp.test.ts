import { expect, test } from 'vitest';
import { exp, softmax } from './exp.ts';

test('exp is e to the x, from far below to far above', () => {
  for (let x = -39; x <= 39; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 8);
  expect(exp(-1000)).toBe(0);
  expect(exp(1000)).toBe(exp(40));
});

test('softmax shares out the whole, and more to the larger', () => {
  const values = Float64Array.of(9, 1, 3, 2, 9);
  softmax(values, 1, 3);
  expect(values[1]! + values[2]! + values[3]!).toBeCloseTo(1, 12);
  expect(values[2]).toBeGreaterThan(values[3]!);
  expect([values[0], values[4]]).toEqual([9, 9]);
});
