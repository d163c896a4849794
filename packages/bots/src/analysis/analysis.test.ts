import { expect, test } from 'vitest';
import { type Analysis, balanceOf, type Choice, type Finding, surely, turningPoints, verdictOn } from './analysis.ts';

const VALUE = { shares: [0.5, 0.5], points: [10, 10] };
const choice = (seat: number, mean: number, error: number, checked = true): Choice => ({
  kind: 'choice',
  seat,
  best: 1,
  better: { by: seat, do: 'pass' },
  lost: { mean, error },
  played: VALUE,
  instead: VALUE,
  gain: undefined,
  checked,
});
const chance = (...means: number[]): Finding => ({ kind: 'chance', luck: means.map((mean) => ({ mean, error: 0.01 })) });
const analysisOf = (...findings: Finding[]): Analysis => ({ players: 2, curve: [], findings });

test('a difference counts as far as it is more than two of its errors, either way', () => {
  expect(surely({ mean: 0.3, error: 0.1 })).toBeCloseTo(0.1, 9);
  expect(surely({ mean: -0.3, error: 0.1 })).toBeCloseTo(-0.1, 9);
  expect(surely({ mean: 0.1, error: 0.1 })).toBe(0);
});

test.each([
  [0.12, 0.005, 'blunder'],
  [0.12, 0.02, 'mistake'],
  [0.12, 0.045, 'slip'],
  [0.12, 0.06, undefined],
  [-0.2, 0.005, undefined],
])('a loss of %d with an error of %d is a %s', (mean, error, verdict) => {
  expect(verdictOn(choice(0, mean, error))).toBe(verdict);
});

test('nothing is called a blunder before it has been checked, and chance makes none', () => {
  expect(verdictOn(choice(0, 0.5, 0.005, false))).toBeUndefined();
  expect(verdictOn(chance(-0.5, 0.5))).toBeUndefined();
});

test('turning points are choices with a verdict and great luck, the weightiest first', () => {
  const analysis = analysisOf(choice(0, 0.06, 0.005), chance(0.01, -0.01), chance(-0.3, 0.3), choice(1, 0.2, 0.005), { kind: 'forced' });
  expect(turningPoints(analysis, 5).map(({ step }) => step)).toEqual([2, 3, 0]);
  expect(turningPoints(analysis, 1).map(({ step }) => step)).toEqual([2]);
});

test('the balance of a game: what each lost surely, and what chance brought', () => {
  const { lost, luck } = balanceOf(analysisOf(choice(0, 0.06, 0.005), choice(0, 0.2, 0.02), choice(1, 0.05, 0.04), chance(-0.2, 0.2)));
  expect(lost[0]).toBeCloseTo(0.21, 9);
  expect(lost[1]).toBe(0);
  expect(luck).toEqual([-0.2, 0.2]);
});
