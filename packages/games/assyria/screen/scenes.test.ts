import { expect, test } from 'vitest';
import { assyria, CARD_NAMES, hexesAround, VERTICES } from '../rules/index.ts';
import { columnToken, vertexToken } from '../words/tokens.ts';
import { cue } from './scenes.tsx';
import { sources } from './sources.ts';

test('A5.2 the cards of a column fly from there to who takes it', () => {
  const { at, takes } = cue({ type: 'harvested', seat: 2, column: 1, cards: [0, CARD_NAMES.length - 1] }, undefined);
  expect(at).toEqual([columnToken(1)]);
  expect(takes?.seat).toBe(2);
  expect(takes?.what).toHaveLength(2);
});

test('A6.8 the points of wells fly from those that were dug in this turn', () => {
  const state = assyria.rules.setup(2);
  state.dug = 2;
  const dug = (seat: number, vertex: number) => ({ type: 'wellDug', seat, at: hexesAround(VERTICES[vertex]!) }) as const;
  const scored = { type: 'pointsScored', seat: 1, source: 'wells', points: 12, clause: 'A6.8' } as const;
  expect(sources(scored, state, [dug(1, 5), dug(1, 9), dug(0, 3), dug(1, 20)])).toEqual([
    { from: vertexToken(VERTICES[9]!), points: 6 },
    { from: vertexToken(VERTICES[20]!), points: 6 },
  ]);
});
