import { expect, test } from 'vitest';
import { greatestGains } from './standing.ts';

test('the greatest gains come first, losses never', () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 8],
    [1, 13],
  ];
  expect(greatestGains(points, 2)).toEqual([
    { step: 2, seat: 1, points: 8 },
    { step: 3, seat: 1, points: 5 },
  ]);
});
