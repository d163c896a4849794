import { SeededDice } from '@shinar/core';
import { expect, test } from 'vitest';
import { train } from '../../bots/src/fit/generations.ts';
import { fitPoints, fitWin, lossOf } from '../../bots/src/fit/regression.ts';
import { Samples, samplesFor } from '../../bots/src/fit/samples.ts';
import { solve } from '../../bots/src/fit/solve.ts';
import { study } from '../../bots/src/fit/study.ts';
import { readSample, writeSamples } from '../../bots/src/fit/text.ts';
import { readWeights, writeRows } from '../../bots/src/judging/evaluation.ts';
import { softmax } from '../../bots/src/judging/exp.ts';
import { evaluationOf } from '../../bots/src/rooms.ts';
import { gameNamed } from '../src/testing.ts';

test('a symmetric matrix is solved', () => {
  const right = Float64Array.of(1, 2, 3);
  solve(Float64Array.of(4, 1, 0, 1, 3, 1, 0, 1, 2), right);
  const [x, y, z] = right;
  expect([4 * x! + y!, x! + 3 * y! + z!, y! + 2 * z!].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3]);
});

/** Positions with three seats and two features, won and scored by known weights. */
function known(count: number): Samples {
  const dice = new SeededDice(3);
  const samples = new Samples(3, 2);
  const chances = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    const read = Float64Array.from({ length: 6 }, () => dice.below(1000) / 500 - 1);
    const index = samples.add(read);
    for (let seat = 0; seat < 3; seat++) {
      chances[seat] = 2 * read[seat * 2]! - read[seat * 2 + 1]!;
      samples.final[index * 3 + seat] = 7 * read[seat * 2]! + 3 * read[seat * 2 + 1]!;
    }
    softmax(chances, 0, 3);
    samples.shares.set(chances, index * 3);
  }
  return samples;
}

test('known weights are found again', () => {
  const samples = known(500);
  const win = fitWin(samples, 0.001, new Float64Array(2));
  expect(win[0]).toBeCloseTo(2, 2);
  expect(win[1]).toBeCloseTo(-1, 2);
  const points = fitPoints(samples, 0.001);
  expect(points[0]).toBeCloseTo(7, 2);
  expect(points[1]).toBeCloseTo(3, 2);
  expect(lossOf(samples, win)).toBeLessThan(lossOf(samples, new Float64Array(2)));
});

test('a strong penalty holds weights at what was believed before', () => {
  const prior = Float64Array.of(0.5, 0.5);
  const win = fitWin(known(50), 1e9, prior);
  expect(win[0]).toBeCloseTo(0.5, 3);
});

test('training makes the outcome less of a surprise, and is repeatable', () => {
  const game = gameNamed('sumeria');
  const run = () => [...train({ game, players: 3, generations: 2, random: 30, games: 5, every: 3, seed: 1, slip: 1, penalty: 30 })].at(-1)!;
  const fit = run();
  expect(fit.positions).toBeGreaterThan(200);
  expect(fit.losses.at(-1)).toBeLessThan(Math.log(3) * 0.8);
  expect(run().weights.win).toEqual(fit.weights.win);
});

test('a study of games of the search makes the outcome less of a surprise, and is repeatable', () => {
  const game = gameNamed('assyria');
  const run = () => {
    const news = [...study({ game, players: 2, generations: 2, games: 6, playouts: 3, every: 2, seed: 1, penalty: 30, ends: 0.6 })];
    return news.filter((one) => typeof one !== 'number').at(-1)!;
  };
  const fit = run();
  expect(fit.positions).toBeGreaterThan(200);
  expect(fit.losses.at(-1)).toBeLessThan(Math.log(2) * 0.8);
  expect(run().weights.win).toEqual(fit.weights.win);
});

test('weights and positions are written and read', () => {
  const evaluation = evaluationOf(gameNamed('assyria'));
  const win = Float64Array.from({ length: evaluation.stages * evaluation.features.length }, (_, i) => i / 8);
  const rows = writeRows(evaluation, win);
  expect(readWeights(evaluation, { made: '', win: rows, points: rows }).win).toEqual(win);
  expect(() => readWeights(evaluation, { made: '', win: {}, points: rows })).toThrow('needs');
  const samples = samplesFor(evaluation, 2);
  const read = Float64Array.from({ length: 2 * evaluation.features.length }, (_, i) => i / 4);
  samples[3]!.shares[samples[3]!.add(read) * 2] = 1;
  const [line] = writeSamples(samples);
  const again = samplesFor(evaluation, 2);
  expect(readSample(again, JSON.parse(line!))).toBe(true);
  expect(again[3]!.read.slice(0, read.length)).toEqual(Float32Array.from(read));
  expect(readSample(again, [3, [1, 2], [1], [1]])).toBe(false);
  expect(readSample(again, 'x')).toBe(false);
});
