import { measureFairness, unfairIn } from '@shinar/bots';
import { describe, expect, test } from 'vitest';
import { withBots } from '../src/bots.ts';
import { gameOf } from '../src/rules.ts';

test('a board is measured, its parts too, and the same seed gives the same measure', () => {
  const measured = () => [...measureFairness(withBots(gameOf('sumeria')), 3, 1, 7)].at(-1)!;
  const found = measured();
  expect(found.games).toBe(1);
  expect(found.seats.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 9);
  expect(found.regions.reduce((sum, { share }) => sum + share.mean, 0)).toBeCloseTo(1, 9);
  expect(measured()).toEqual(found);
});

describe('who is off is told', () => {
  const seat = (points: number, wins: number, margin = 0.1) => ({ points: { mean: points, margin }, wins: { mean: wins, margin: 0.05 } });
  const part = (name: string, mean: number, margin = 0.01) => ({ name, share: { mean, margin } });

  test('points and parts that may be beyond their bounds', () => {
    const regions = [part('ur', 0.4), part('kish', 0.34), part('umma', 0.33)];
    expect(unfairIn({ games: 100, seats: [seat(20, 0.33), seat(20.5, 0.33), seat(24, 0.34)], regions })).toEqual({
      seats: [2],
      regions: ['ur'],
    });
  });

  test('too few games to be sure', () => {
    const regions = [part('ur', 0.5, 0.2), part('kish', 0.5, 0.2)];
    const unsure = { games: 5, seats: [seat(20, 0.5, 3), seat(20, 0.5, 3)], regions };
    expect(unfairIn(unsure)).toEqual({ seats: [0, 1], regions: ['ur', 'kish'] });
  });

  test('wins that are surely beyond theirs, and only those', () => {
    expect(unfairIn({ games: 100, seats: [seat(20, 0.16), seat(20, 0.49), seat(20, 0.35)], regions: [] }).seats).toEqual([0, 1]);
    expect(unfairIn({ games: 100, seats: [seat(20, 0.2), seat(20, 0.45), seat(20, 0.35)], regions: [] }).seats).toEqual([]);
  });
});
