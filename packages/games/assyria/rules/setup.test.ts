import { describe, expect, test } from 'vitest';
import { assyria } from './index.ts';
import { BASES, TRACK_END } from './phases/actions.ts';
import { MULTIPLIER } from './phases/flood.ts';
import { setup } from './setup.ts';
import { CARD_NAMES, COPIES, EXPANSION_COPIES, PRICE } from './shared/cards.ts';
import { bonusLies, MOST_CAMELS, SLOTS } from './state.ts';
import { card, handNames, position, refused } from './testing.ts';

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((total, number) => total + number, 0);

describe('A1 components', () => {
  test('A1.1 two to four players with ten huts and four bases each', () => {
    expect(assyria.rules.seats).toEqual([2, 4]);
    expect(Array.from(setup(3).reserve)).toEqual([10, 10, 10, 0]);
    expect(BASES).toBe(4);
  });

  test('A1.2 wells, plows and the camel track', () => {
    expect([4, 3, 2].map((players) => setup(players).wellsLeft)).toEqual([16, 12, 8]);
    expect([4, 3, 2].map((players) => [0, 1, 2, 3].filter((seat) => handNames(setup(players), seat).includes('plow')).length)).toEqual([
      4, 3, 2,
    ]);
    expect(MOST_CAMELS).toBe(10);
  });

  test('A1.3 40 Food cards and their prices', () => {
    expect(sum(COPIES)).toBe(40);
    expect(['grape1', 'palm2', 'salt3', 'joker'].map((name) => COPIES[card(name)])).toEqual([3, 2, 2, 5]);
    expect(['barley1', 'dates2', 'dates3', 'joker', 'plow'].map((name) => PRICE[card(name)])).toEqual([1, 2, 2, 2, 2]);
    expect(CARD_NAMES.length).toBe(17);
  });

  test('A1.4 nine Expansion cards, and a bonus with four players in reigns 2 and 3', () => {
    expect(Array.from(EXPANSION_COPIES)).toEqual([2, 4, 3]);
    expect([0, 1, 2].map((reign) => bonusLies(position({ phase: 'actions', reign })))).toEqual([false, true, true]);
    expect(bonusLies(position({ players: 3, phase: 'actions', reign: 2 }))).toBe(false);
    expect(refused(position({ phase: 'expansion', turn: 1 }), { do: 'expansion', card: 2 })).toBeUndefined();
  });

  test('A1.5 slots of the dignitaries', () => {
    expect(SLOTS).toEqual([3, 4, 6]);
  });

  test('A1.6 the offering track', () => {
    expect(TRACK_END).toBe(7);
    expect(MULTIPLIER).toEqual([0, 1, 2, 2, 3, 3, 3, 4]);
  });
});
