import { SeededDice, total } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { createBot } from '../../bots/src/bot.ts';
import { evaluationOf, judgeOf } from '../../bots/src/rooms.ts';
import { playGame } from '../../bots/src/testing.ts';
import { gameNamed, TABLES } from '../src/testing.ts';

describe.each(TABLES)('%s with %d players', (id, players) => {
  const game = gameNamed(id);
  const evaluation = evaluationOf(game);
  const judge = judgeOf(game, players);
  const bot = createBot(game, { player: 'random' }, { players, seed: 4 });

  test('every position has features that are numbers of a modest size, and shares that add up to the whole win', () => {
    const read = new Float64Array(players * evaluation.features.length);
    const shares = new Float64Array(players);
    const stages = new Set<number>();
    for (let seed = 0; seed < 3; seed++) {
      const end = playGame(
        game,
        players,
        seed,
        (state) => bot.choose(state),
        (state) => {
          read.fill(Number.NaN);
          evaluation.read(state, players, read);
          stages.add(evaluation.stage(state));
          expect(Math.max(...read.map(Math.abs)), `seed ${seed}`).toBeLessThan(10);
          judge.shares(state, shares);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        },
      );
      expect(judge.points(end)).toEqual(Array.from({ length: players }, (_, seat) => total(game.rules, end, seat)));
    }
    expect([...stages].every((stage) => stage >= 0 && stage < evaluation.stages)).toBe(true);
    expect(stages.size).toBeGreaterThan(evaluation.stages / 2);
  });

  test('reading a position leaves it as it is', () => {
    const read = new Float64Array(players * evaluation.features.length);
    playGame(
      game,
      players,
      9,
      (state) => bot.choose(state),
      (state) => {
        const before = state.hash();
        evaluation.read(state, players, read);
        expect(state.hash()).toBe(before);
      },
    );
  });

  test('expected points add up from their terms', () => {
    const dice = new SeededDice(1);
    playGame(
      game,
      players,
      2,
      (state) => bot.choose(state),
      (state) => {
        if (dice.below(20) !== 0) return;
        const terms = judge.terms(state, 0).reduce((sum, term) => sum + term.points, 0);
        expect(terms).toBeCloseTo(judge.points(state)[0]!, 6);
      },
    );
  });
});
