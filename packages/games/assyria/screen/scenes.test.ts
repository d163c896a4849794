import { expect, test } from 'vitest';
import { CARD_NAMES } from '../rules/index.ts';
import { columnToken } from '../words/tokens.ts';
import { cue } from './scenes.tsx';

test('A5.2 the cards of a column fly from there to who takes it', () => {
  const { at, takes } = cue({ type: 'harvested', seat: 2, column: 1, cards: [0, CARD_NAMES.length - 1] }, undefined);
  expect(at).toEqual([columnToken(1)]);
  expect(takes?.seat).toBe(2);
  expect(takes?.what).toHaveLength(2);
});
