import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

test('features of one heading are added up, and what weighs most comes first; what has no heading stays unsaid', () => {
  const terms = [
    { feature: 'control-1', points: 2 },
    { feature: 'control-2', points: -1.5 },
    { feature: 'points', points: -3 },
    { feature: 'reserve', points: 0.1 },
    { feature: 'constant', points: 7 },
  ];
  const headingOf = (feature: string) => (feature === 'constant' ? undefined : feature.replace(/-\d$/, ''));
  expect(reasonsOf(headingOf, terms)).toEqual([
    { heading: 'points', points: -3 },
    { heading: 'control', points: 0.5 },
  ]);
});
