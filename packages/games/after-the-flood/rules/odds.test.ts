import { describe, expect, test } from 'vitest';
import { hitChance, invasionOdds } from './odds.ts';

describe('odds', () => {
  test('F12.2 five or more comes up 30 times in 36, seven or more 21 times', () => {
    expect(hitChance(5)).toBe(30 / 36);
    expect(hitChance(7)).toBe(21 / 36);
  });

  test('F12.2 one army against one defender wins with a single hit', () => {
    expect(invasionOdds(1, 1, 7)).toEqual({ win: 21 / 36, loss: 1 - 21 / 36, gain: 21 / 36, losses: [21 / 36, 1 - 21 / 36] });
  });

  test.each([
    [3, 1, 5],
    [2, 2, 7],
    [6, 2, 5],
    [20, 2, 7],
  ])('F12.2 %i armies against %i at %i or more agree with the negative binomial law', (armies, defenders, need) => {
    const p = hitChance(need);
    const ways = (k: number): number => (defenders === 1 ? 1 : k + 1);
    let win = 0;
    let loss = 0;
    for (let k = 0; k < armies; k++) {
      win += ways(k) * p ** defenders * (1 - p) ** k;
      loss += k * ways(k) * p ** defenders * (1 - p) ** k;
    }
    const odds = invasionOdds(armies, defenders, need);
    expect(odds.win).toBeCloseTo(win, 12);
    expect(odds.loss).toBeCloseTo(loss + armies * (1 - win), 12);
    expect(odds.losses.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('F12.2 nothing to win without armies', () => {
    expect(invasionOdds(0, 2, 5)).toEqual({ win: 0, loss: 0, gain: 0, losses: [1] });
  });
});
