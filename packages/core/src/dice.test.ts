import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from './dice.ts';

fc.configureGlobal({ seed: 1 });

const word = fc.integer({ min: 0, max: 0xffffffff });
const numbers = (dice: SeededDice, count: number): number[] => Array.from({ length: count }, () => dice.next());

/** Fair dice practically never get here: seven standard deviations above the mean of the chi-square distribution. */
const tooUneven = (freedom: number): number => freedom + 7 * Math.sqrt(2 * freedom);

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded dice', () => {
  test.each([
    [[0], [1789933344, 44971166, 2521387044, 3848737593]],
    [[1], [393288148, 2174103013, 3814759091, 2092745082]],
    [
      [1, 1],
      [2113752136, 24892348, 4164202080, 421969408],
    ],
    [
      [0xffffffff, 0xffffffff],
      [2113752136, 4151365632, 2518090190, 2199333145],
    ],
  ] as const)('give the same numbers for the same seed and stream %j, now and for ever', ([seed, stream], golden) => {
    expect(numbers(new SeededDice(seed, stream), 4)).toEqual(golden);
  });

  test('give other numbers for another seed or stream', () => {
    fc.assert(
      fc.property(word, word, word, word, (seed, stream, otherSeed, otherStream) => {
        fc.pre(seed !== otherSeed || stream !== otherStream);
        expect(numbers(new SeededDice(seed, stream), 4)).not.toEqual(numbers(new SeededDice(otherSeed, otherStream), 4));
      }),
    );
  });

  test('give neighbouring seeds and streams nothing in common', () => {
    const first = Array.from({ length: 64 }, (_, i) => [new SeededDice(i).next(), new SeededDice(0, i + 64).next()]).flat();
    expect(new Set(first).size).toBe(first.length);
    const bits = first.flatMap((number) => Array.from({ length: 32 }, (_, bit) => (number >>> bit) & 1));
    const ones = bits.filter((bit) => bit === 1).length / bits.length;
    expect(ones).toBeGreaterThan(0.45);
    expect(ones).toBeLessThan(0.55);
  });

  test('stay below every limit', () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 0x100000000 }), (seed, limit) => {
        const number = new SeededDice(seed).below(limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  test('stay below every limit when the next number is the greatest there is', () => {
    class Greatest extends SeededDice {
      override next(): number {
        return 0xffffffff;
      }
    }
    const dice = new Greatest(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x100000000 }), (limit) => {
        expect(dice.below(limit)).toBe(limit - 1);
      }),
    );
  });

  test.each([2, 3, 6, 7, 36, 64, 100])('come to every number below %d alike', (limit) => {
    const counts = Array<number>(limit).fill(0);
    const dice = new SeededDice(20, limit);
    for (let i = 0; i < 50_000; i++) counts[dice.below(limit)]!++;
    expect(chiSquare(counts)).toBeLessThan(tooUneven(limit - 1));
  });

  test('come to every pair of numbers alike', () => {
    const counts = Array<number>(64).fill(0);
    const dice = new SeededDice(21);
    for (let i = 0; i < 50_000; i++) counts[dice.below(8) * 8 + dice.below(8)]!++;
    expect(chiSquare(counts)).toBeLessThan(tooUneven(63));
  });
});
