import type { Analysis, Finding } from '@shinar/bots';
import { expect, test } from 'vitest';
import { accuracyOf, markOf } from './marks.ts';

const value = { shares: [0.5, 0.5], points: [1, 1] };
const choice = (seat: number, mean: number): Finding => ({
  ...{ kind: 'choice', seat, best: 0, better: { by: seat, do: 'pass' } },
  ...{ lost: { mean, error: 0.005 }, played: value, instead: value, gain: undefined, checked: true },
});
const findings: readonly Finding[] = [choice(0, 0), choice(0, 0.005), choice(1, 0.2), choice(0, 0.04), { kind: 'forced' }, choice(0, 0.07)];

test('a choice is marked by what was surely lost, and what was no choice not at all', () => {
  expect(findings.map(markOf)).toEqual(['best', 'fine', 'blunder', 'slip', undefined, 'mistake']);
});

test('of a player’s choices, those count as good to which nothing surely better was found', () => {
  const analysis: Analysis = { players: 3, curve: [], findings };
  expect([0, 1, 2].map((seat) => accuracyOf(analysis, seat))).toEqual([0.5, 0, undefined]);
});
