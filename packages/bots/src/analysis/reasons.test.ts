import { expect, test } from 'vitest';
import { headingsOf } from './reasons.ts';

const HEADINGS: Readonly<Record<string, string>> = { states: 'position', points: 'points scored', reserve: 'in reserve' };
const terms = [
  { feature: 'points', group: 'points', points: -3 },
  { feature: 'control-1', group: 'states', points: 2.5 },
  { feature: 'second-1', group: 'states', points: -1.5 },
  { feature: 'reserve', group: 'reserve', points: 0.1 },
];
const found = (difference: number): string[] => headingsOf((group) => HEADINGS[group], terms, difference);

test('features of one group are added up; what weighs most comes first, what hardly weighs not at all', () => {
  expect(found(1)).toEqual(['position']);
});

test('what speaks for a loss is told of a loss, and nothing that speaks against it', () => {
  expect(found(-1)).toEqual(['points scored']);
});
