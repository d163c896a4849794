import { CHANCE, MoveList } from '@shinar/core';
import { expect, test } from 'vitest';
import { Valuer } from '../../bots/src/analysis/valuer.ts';
import { ahead, spread, Weigher } from '../../bots/src/analysis/weigh.ts';
import { createBot } from '../../bots/src/bot.ts';
import { playGame, positionOf } from '../../bots/src/testing.ts';
import { gameNamed, TABLES } from '../src/testing.ts';

test.each(TABLES)('%s with %d players: a value is the same again, whatever was looked at between', (id, players) => {
  const game = gameNamed(id);
  const state = positionOf(game, players, 4, 30);
  const valuer = new Valuer(game, players, 1);
  const { shares } = valuer.value(state, 60);
  valuer.value(positionOf(game, players, 5, 12), 30);
  expect(valuer.value(state, 60).shares).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
});

test('before chance a position is worth what its draws are worth on average', () => {
  const game = gameNamed('sumeria');
  const state = game.rules.setup(3);
  expect(game.rules.actor(state)).toBe(CHANCE);
  const { shares } = new Valuer(game, 3, 2).value(state, 200, 40);
  for (const share of shares) expect(share).toBeCloseTo(1 / 3, 0);
});

test('a game that is over is worth its result', () => {
  const game = gameNamed('sumeria');
  const greedy = createBot(game, { player: 'greedy' }, { players: 4, seed: 1 });
  const end = playGame(game, 4, 9, (state) => greedy.choose(state));
  const result = new Float64Array(4);
  game.rules.result(end, result);
  expect(new Valuer(game, 4, 1).value(end, 10).shares).toEqual(Array.from(result));
});

test('the move that greedy likes best is ahead of the one it likes least', () => {
  const game = gameNamed('sumeria');
  const state = positionOf(game, 4, 11, 60);
  const seat = game.rules.actor(state);
  const valuer = new Valuer(game, 4, 1);
  const list = new MoveList();
  game.rules.legal(state, list);
  const judged = list.toArray().map((code) => {
    const after = state.clone();
    game.rules.apply(after, code);
    return { code, share: valuer.judged(after).shares[seat]! };
  });
  judged.sort((a, b) => b.share - a.share);
  const weigher = new Weigher(game, 4);
  const [best, worst] = [judged[0]!, judged.at(-1)!].map(({ code }) => weigher.weigh(state, code, 60));
  const { mean, error } = ahead(best!, worst!, seat);
  expect(mean).toBeGreaterThan(2 * error);
  expect(ahead(worst!, best!, seat).mean).toBeCloseTo(-mean, 9);
  expect(weigher.gain(best!, worst!, seat)!.reasons.length).toBeGreaterThan(0);
});

test('the spread of some numbers', () => {
  expect(spread([0.1, 0.2, 0.3])).toEqual({ mean: expect.closeTo(0.2, 9), error: expect.closeTo(0.1 / Math.sqrt(3), 9) });
  expect(spread([0.2, 0.2]).error).toBe(0.005);
});
