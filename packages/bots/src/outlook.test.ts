import { MoveList, type StateBase } from '@shinar/core';
import { expect, test } from 'vitest';
import { judgeOf } from './evaluations/index.ts';
import { gainOf } from './outlook.ts';
import { gameNamed, positionOf } from './testing.ts';

const game = gameNamed('assyria');
const judge = judgeOf(game, 4);
const { rules } = game;

/** The positions from one on, with the move of that rank in every list. */
function way(from: StateBase, rank: number, length: number): StateBase[] {
  const line = [from];
  const list = new MoveList();
  while (line.length < length && rules.actor(line.at(-1)!) >= 0) {
    const next = line.at(-1)!.clone();
    rules.legal(next, list);
    rules.apply(next, list.codes[Math.min(rank, list.length - 1)]!);
    line.push(next);
  }
  return line;
}

const root = positionOf(game, 4, 3, 30);
const seat = rules.actor(root);
const [first, second] = [way(root, 0, 12).slice(1), way(root, 1, 12).slice(1)];

test('two ways are compared where they first come to the same point, whichever is longer', () => {
  const gain = gainOf(game, judge, first!, second!, seat)!;
  const back = gainOf(game, judge, second!, first!, seat)!;
  expect(gain.points).not.toBe(0);
  expect(back.points).toBeCloseTo(-gain.points, 9);
  expect(gainOf(game, judge, first!, second!.slice(0, 1), seat)).toEqual(gain);
  expect(gain.rival).toBeCloseTo(-back.rival, 9);
});

test('a way has nothing more than itself', () => {
  expect(gainOf(game, judge, first!, first!, seat)).toEqual({ points: 0, reasons: [], rival: 0 });
});

test('ways that never come to the same point are not compared', () => {
  const later = [positionOf(game, 4, 3, 150)];
  expect(gainOf(game, judge, first!, later, seat)).toBeUndefined();
  expect(gainOf(game, judge, first!, [], seat)).toBeUndefined();
});
