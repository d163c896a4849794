import { Analyst, depthsOf } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { Play, SeededDice } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { expect, test } from 'vitest';
import { merged, type Report } from './merged.ts';

const play = new Play(sumeria, 3);
while (sumeria.rules.actor(play.state) < 0) play.chance(new SeededDice(1));
for (const at of [8, 30, 4, 50]) play.move(sumeria.rules.encode({ type: 'place', at }));
const record = play.record();
const game = withBots(sumeria);

function reportOf(which: number, parts: number, stage: Report['stage']): Report {
  const analyst = new Analyst(game, record);
  let last = 0;
  for (const { done } of analyst.run(depthsOf(game).glance, { which, parts })) last = done;
  return { stage, done: last, analysis: analyst.analysis };
}

const half = reportOf(0, 2, 'done');

test('two that share the steps find what one finds alone', () => {
  expect(merged([half, reportOf(1, 2, 'done')])).toEqual(reportOf(0, 1, 'done'));
});

test('a review is as far as the slower one', () => {
  const { analysis } = half;
  const report = merged([
    { stage: 'careful', done: 0.2, analysis },
    { stage: 'glance', done: 0.9, analysis },
  ]);
  expect([report.stage, report.done]).toEqual(['glance', 0.9]);
});
