import { SeededDice } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { type SumeriaState, sumeria } from '../rules/index.ts';
import { evaluation } from './evaluation.ts';

const { features, stages } = evaluation;
const dice = new SeededDice(19);
const weights = Float64Array.from({ length: stages * features.length }, () => dice.below(1 << 20) / (1 << 18) - 2);

function slowly(state: SumeriaState, players: number, at: number): number[] {
  const read = new Float64Array(players * features.length);
  evaluation.read(state, players, read);
  return Array.from({ length: players }, (_, seat) =>
    features.reduce((sum, _, i) => sum + weights[at + i]! * read[seat * features.length + i]!, 0),
  );
}

test('the sums are the features times the weights, to the last bit, whatever was looked at before', () => {
  const next = sumeria.rules.setup(3);
  for (let game = 0; game < 12; game++) {
    const players = 3 + (game % 2);
    playOut(sumeria, players, new SeededDice(7, game), (_, state, legal, dice) => {
      for (let tried = 0; tried < 4; tried++) {
        sumeria.rules.apply(next.copyFrom(state), legal.codes[dice.below(legal.length)]!);
        const at = evaluation.stage(next) * features.length;
        const out = new Float64Array(players);
        const readFirst = dice.below(2) === 0 ? slowly(next, players, at) : undefined;
        evaluation.sums!(next, players, weights, at, out);
        expect(Array.from(out)).toEqual(readFirst ?? slowly(next, players, at));
      }
      return legal.codes[dice.below(legal.length)]!;
    });
  }
});
