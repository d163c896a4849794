import { SeededDice } from '@shinar/core';
import { expect, test } from 'vitest';
import type { Action } from './insight.ts';
import { Race } from './race.ts';

const MOST = 50;
/** Rounds with results of these means and a uniform error around them, until one is left or there are enough. */
function run(means: readonly number[], spread: number, seed: number): { best: number; rollouts: number } {
  const dice = new SeededDice(seed);
  const actions = means.map((_, code): Action => ({ codes: [code], judged: 1, own: 0, others: 0 }));
  const race = new Race(
    actions.map((action) => ({ action, value: 0 })),
    4,
  );
  let rollouts = 0;
  for (let round = 0; round < MOST && race.runners.length > 1; round++) {
    for (const runner of race.runners) {
      race.add(runner, means[runner.action.codes[0]!]! + (dice.below(2001) / 1000 - 1) * spread);
      rollouts++;
    }
    race.leave();
  }
  return { best: race.best.action.codes[0]!, rollouts };
}

test('what is settled takes four rollouts each, and what makes no difference few more', () => {
  expect(run([60, 65, 61], 0.1, 1)).toEqual({ best: 1, rollouts: 12 });
  expect(run([60, 60, 60], 0.2, 1).rollouts).toBeLessThan(30);
});

test('what is open takes more', () => {
  expect(run([60, 61, 60], 15, 1).rollouts).toBeGreaterThan(60);
});

test('leaving the others early costs less than a third of a point on average', () => {
  const games = 300;
  let lost = 0;
  let rollouts = 0;
  for (let seed = 1; seed <= games; seed++) {
    const dice = new SeededDice(seed, 9);
    const means = Array.from({ length: 8 }, () => 60 + dice.below(1000) / 100);
    const done = run(means, 8, seed);
    lost += (Math.max(...means) - means[done.best]!) / games;
    rollouts += done.rollouts / games;
  }
  expect(lost).toBeLessThan(1 / 3);
  expect(rollouts).toBeLessThan(MOST * 4);
});
