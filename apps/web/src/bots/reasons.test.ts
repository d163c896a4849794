import { expect, test } from 'vitest';
import { headingsOf } from './reasons.ts';

const HEADINGS: Readonly<Record<string, string>> = { 'control-1': 'states', 'second-1': 'states', points: 'points', reserve: 'reserve' };
const terms = [
  { feature: 'points', points: -3 },
  { feature: 'control-1', points: 2.5 },
  { feature: 'second-1', points: -1.5 },
  { feature: 'reserve', points: 0.1 },
];
const found = (difference: number): string[] => headingsOf((feature) => HEADINGS[feature], terms, difference);

test('features of one heading are added up; what weighs most comes first, what hardly weighs not at all', () => {
  expect(found(1)).toEqual(['states']);
});

test('what speaks for a loss is told of a loss, and nothing that speaks against it', () => {
  expect(found(-1)).toEqual(['points']);
});
