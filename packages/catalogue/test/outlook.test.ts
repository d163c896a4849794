import { MoveList, type StateBase } from '@shinar/core';
import { expect, test } from 'vitest';
import { gainOf, lossOf } from '../../bots/src/outlook.ts';
import { judgeOf } from '../../bots/src/rooms.ts';
import { positionOf } from '../../bots/src/testing.ts';
import { gameNamed } from '../src/testing.ts';

const game = gameNamed('assyria');
const judge = judgeOf(game, 4);
const { rules } = game;

/** The positions from one on, always playing the move at this index of the list. */
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
const list = new MoveList();
rules.legal(root, list);
const ways = list.toArray().map((_, rank) => way(root, rank, 12).slice(1));

test('of two ways one is better by what it has more, at the same point of the game', () => {
  const gains = ways.flatMap((one) => ways.map((other) => gainOf(game, judge, one, other, seat))).filter((gain) => gain !== undefined);
  expect(gains.length).toBeGreaterThan(1);
  for (const { points, rival, reasons } of gains) {
    expect(points).toBeGreaterThan(rival);
    expect(reasons.map(({ feature }) => feature)).not.toContain('constant');
  }
});

test('positions of different parts of the game are not compared, nor a way with itself', () => {
  const later = [positionOf(game, 4, 3, 150)];
  for (const one of ways) {
    expect(gainOf(game, judge, one, later, seat)).toBeUndefined();
    expect(gainOf(game, judge, one, one, seat)).toBeUndefined();
  }
});

test('what one way gains, the other loses', () => {
  expect(lossOf({ points: 2, rival: -1, reasons: [{ feature: 'points', group: 'points', points: 2 }] })).toEqual({
    points: -2,
    rival: 1,
    reasons: [{ feature: 'points', group: 'points', points: -2 }],
  });
});
