import { measureFairness, unfairIn } from '@shinar/bots';
import { expect, test } from 'vitest';
import { withBots } from '../src/bots.ts';
import { gameOf, games } from '../src/rules.ts';

test('every game is measured, with parts of the board where it has any', () => {
  for (const game of Object.values(games)) {
    const [fewest] = game.rules.seats;
    const found = [...measureFairness(withBots(game), fewest, 2, 1)].at(-1)!;
    expect(found.games).toBe(2);
    expect(found.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    if (found.regions.length > 0) expect(found.regions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test('the same seed gives the same measure', () => {
  const measured = () => [...measureFairness(withBots(gameOf('sumeria')), 3, 3, 7)].at(-1);
  expect(measured()).toEqual(measured());
});

test('who is off by more than a fifth is told', () => {
  const fairness = {
    games: 100,
    seats: [
      { share: 0.2, points: 20 },
      { share: 0.5, points: 31 },
      { share: 0.3, points: 24 },
    ],
    regions: [
      { name: 'ur', share: 0.5 },
      { name: 'kish', share: 0.25 },
      { name: 'umma', share: 0.25 },
    ],
  };
  expect(unfairIn(fairness)).toEqual({ seats: [1], regions: ['ur', 'kish', 'umma'] });
  expect(
    unfairIn({
      ...fairness,
      seats: [
        { share: 1, points: 9 },
        { share: 0, points: 8 },
      ],
      regions: [],
    }),
  ).toEqual({ seats: [], regions: [] });
});
