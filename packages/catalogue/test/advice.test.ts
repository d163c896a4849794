import { MoveList } from '@shinar/core';
import { expect, test } from 'vitest';
import { type Advice, Adviser } from '../../bots/src/advice.ts';
import { createBot } from '../../bots/src/bot.ts';
import { planned } from '../../bots/src/rooms.ts';
import { positionOf } from '../../bots/src/testing.ts';
import { gameNamed, TABLES } from '../src/testing.ts';

const run = (thinking: Generator<undefined, Advice>): Advice => {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
};

test.each(TABLES)('%s with %d players: the best moves, what they promise and why', (id, players) => {
  const game = gameNamed(id);
  const list = new MoveList();
  for (let moves = 1; moves < 80; moves += 26) {
    const state = positionOf(game, players, 7, moves);
    const advice = run(new Adviser(game, { players }).advise(state, { playouts: 150 }, 4));
    game.rules.legal(state, list);
    expect(advice.seat).toBe(game.rules.actor(state));
    // planners leave out what doesn't look promising
    expect(advice.moves.length).toBeLessThanOrEqual(Math.min(4, list.length));
    if (planned(game) === undefined) expect(advice.moves.length).toBe(Math.min(4, list.length));
    for (const { code, shares, points, gain } of advice.moves) {
      expect(list.has(code)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
      expect(points).toHaveLength(players);
      if (gain === undefined) continue;
      expect(gain.reasons.map(({ feature }) => feature)).not.toContain('constant');
      expect(Math.abs(gain.points - gain.reasons.reduce((sum, reason) => sum + reason.points, 0))).toBeLessThan(1);
    }
    const visits = advice.moves.map((move) => move.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    if (planned(game) !== undefined) continue;
    expect(createBot(game, { player: 'search', playouts: 150 }, { players }).choose(state)).toBe(advice.moves[0]!.code);
  }
});

test('a move that is asked about is told of too, at its place', () => {
  const game = gameNamed('sumeria');
  const state = positionOf(game, 4, 7, 1);
  const all = run(new Adviser(game, { players: 4 }).advise(state, { playouts: 150 }, 9)).moves;
  const asked = run(new Adviser(game, { players: 4 }).advise(state, { playouts: 150 }, 2, all[6]!.code)).moves;
  expect(asked.map(({ code, visits }) => [code, visits])).toEqual([all[0]!, all[1]!, all[6]!].map(({ code, visits }) => [code, visits]));
  expect(run(new Adviser(game, { players: 4 }).advise(state, { playouts: 150 }, 2, all[1]!.code)).moves).toHaveLength(2);
});

test('also one that the search left out', () => {
  const game = gameNamed('sumeria');
  const state = positionOf(game, 4, 7, 1);
  const list = new MoveList();
  game.rules.legal(state, list);
  const adviser = new Adviser(game, { players: 4 });
  const known = run(adviser.advise(state, { playouts: 50 }, list.length)).moves.map(({ code }) => code);
  const [left] = list.toArray().filter((code) => !known.includes(code));
  expect(run(adviser.advise(state, { playouts: 50 }, 2, left!)).moves.map(({ code }) => code)).toEqual([...known.slice(0, 2), left]);
});

test('nobody is advised when no seat acts', () => {
  const game = gameNamed('sumeria');
  expect(() => run(new Adviser(game, { players: 4 }).advise(game.rules.setup(4), { playouts: 1 }))).toThrow('no seat is to act');
});
