/** What the lesson about the last tile says of the points, whichever tile is taken. */
import { checkRecord, replay, total } from '@shinar/core';
import { expect, test } from 'vitest';
import { sumeria } from '../rules/index.ts';
import json from './guided-game.json' with { type: 'json' };
import { lessons } from './lessons.ts';

const { result: _, ...record } = checkRecord(json);
const { before } = lessons.find(({ id }) => id === 'end')!;

test('S9.1 before the last tile it is 31, 24 and 27', () => {
  const { state } = replay(sumeria, { ...record, steps: before });
  expect([0, 1, 2].map((seat) => total(sumeria.rules, state, seat))).toEqual([31, 24, 27]);
});

test.each([
  ['economy', [35, 27, 34]],
  ['military', [32, 27, 28]],
])('S9.1 with the tile of %s the learner wins: %j', (tile, scores) => {
  const steps = [...before, { by: 0, do: 'take', tiles: [tile] }];
  expect(replay(sumeria, { ...record, steps, result: { scores, winners: [0] } }).over).toBe(true);
});
