import { expect, test } from 'vitest';
import { byPlace, greatestGains } from './standing.ts';

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

test('whoever won is first, several who share the victory alike; the others follow by their points', () => {
  const places = byPlace([
    { seat: 0, points: 7, won: false },
    { seat: 1, points: 5, won: true },
    { seat: 2, points: 9, won: false },
    { seat: 3, points: 6, won: true },
  ]);
  expect(places.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [3, 1],
    [2, 3],
    [0, 4],
  ]);
});
