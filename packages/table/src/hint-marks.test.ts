import { expect, test } from 'vitest';
import { hintMarks } from './hint-marks.ts';

const SUGGESTIONS = [['place:kish', 'place:ur'], ['place:kish', 'action:remove'], ['place:uruk']];

test('each suggestion marks what to point at next, the better one first', () => {
  expect([...hintMarks(SUGGESTIONS, [])]).toEqual([
    ['place:kish', 1],
    ['place:uruk', 3],
  ]);
  expect([...hintMarks(SUGGESTIONS, ['place:kish'])]).toEqual([
    ['place:ur', 1],
    ['action:remove', 2],
  ]);
  expect([...hintMarks(SUGGESTIONS, ['place:adab'])]).toEqual([]);
});
