import { evaluationOf } from '@shinar/bots';
import { GAME_IDS } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

test.each(GAME_IDS)('%s: every feature of the evaluation but the constant has a heading', (game) => {
  const silent = evaluationOf(withBots(gameOf(game))).features.filter((feature) => reasonsOf(game, [{ feature, points: 1 }]).length === 0);
  expect(silent.filter((feature) => feature !== 'constant')).toEqual([]);
});

test('features of one heading are added up, and what weighs most comes first', () => {
  const terms = [
    { feature: 'control-1', points: 2 },
    { feature: 'second-1', points: -1.5 },
    { feature: 'points', points: -3 },
    { feature: 'reserve', points: 0.1 },
  ];
  expect(reasonsOf('sumeria', terms)).toEqual([
    { group: 'points', points: -3 },
    { group: 'states', points: 0.5 },
  ]);
});
