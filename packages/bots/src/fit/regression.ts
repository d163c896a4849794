/** Weights from positions and their outcomes. Both fits are convex, so there is one solution; the only setting is the penalty on large weights. */
import { softmax } from '../judging/exp.ts';
import type { Samples } from './samples.ts';
import { solve } from './solve.ts';

const NEWTON_STEPS = 12;
const CLOSE = 1e-4;
const SCALE_STEPS = 12;
const SMALLEST_PART = 1e-3;

/** Fits the softmax over the seats of the weighted features to the shares of the win, by Newton's method. Weights are kept near `prior`. */
export function fitWin(samples: Samples, penalty: number, prior: Float64Array): Float64Array {
  const { features } = samples;
  const weights = prior.slice();
  const slope = new Float64Array(features);
  const bend = new Float64Array(features * features);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    for (let i = 0; i < features; i++) slope[i] = -penalty * (weights[i]! - prior[i]!);
    bend.fill(0);
    for (let i = 0; i < features; i++) bend[i * features + i] = penalty;
    for (let position = 0; position < samples.size; position++) addPosition(samples, position, weights, slope, bend);
    solve(bend, slope);
    if (!improve(samples, penalty, prior, weights, slope) || slope.every((change) => Math.abs(change) < CLOSE)) break;
  }
  return weights;
}

/** Takes the whole step, or half of it, or a quarter ...: the first that improves the fit. */
function improve(samples: Samples, penalty: number, prior: Float64Array, weights: Float64Array, step: Float64Array): boolean {
  const before = costOf(samples, penalty, prior, weights);
  const trial = weights.slice();
  for (let part = 1; part > SMALLEST_PART; part /= 2) {
    for (let i = 0; i < trial.length; i++) trial[i] = weights[i]! + part * step[i]!;
    if (costOf(samples, penalty, prior, trial) >= before) continue;
    weights.set(trial);
    return true;
  }
  return false;
}

function costOf(samples: Samples, penalty: number, prior: Float64Array, weights: Float64Array): number {
  const away = weights.reduce((sum, weight, i) => sum + (weight - prior[i]!) ** 2, 0);
  return lossOf(samples, weights) * samples.size + (penalty / 2) * away;
}

const chances = new Float64Array(8);
let mean = new Float64Array(0);
let off = new Float64Array(0);

function addPosition(samples: Samples, position: number, weights: Float64Array, slope: Float64Array, bend: Float64Array): void {
  const { players, features, read } = samples;
  if (mean.length !== features) {
    mean = new Float64Array(features);
    off = new Float64Array(features);
  }
  const at = position * players;
  for (let seat = 0; seat < players; seat++) {
    let sum = 0;
    for (let i = 0, f = (at + seat) * features; i < features; i++, f++) sum += weights[i]! * read[f]!;
    chances[seat] = sum;
  }
  softmax(chances, 0, players);
  mean.fill(0);
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0, f = (at + seat) * features; i < features; i++, f++) mean[i] = mean[i]! + chances[seat]! * read[f]!;
  }
  for (let seat = 0; seat < players; seat++) {
    const error = samples.shares[at + seat]! - chances[seat]!;
    const f = (at + seat) * features;
    for (let i = 0; i < features; i++) {
      off[i] = read[f + i]! - mean[i]!;
      slope[i] = slope[i]! + error * read[f + i]!;
    }
    addSquare(bend, off, chances[seat]!);
  }
}

/** Adds `weight * off * off'`, the lower half only. */
function addSquare(bend: Float64Array, off: Float64Array, weight: number): void {
  const n = off.length;
  for (let i = 0; i < n; i++) {
    const by = weight * off[i]!;
    if (by === 0) continue;
    for (let j = 0, at = i * n; j <= i; j++, at++) bend[at] = bend[at]! + by * off[j]!;
  }
}

/** Fits the weighted features to the final points, by least squares. */
export function fitPoints(samples: Samples, penalty: number): Float64Array {
  const { players, features, read } = samples;
  const right = new Float64Array(features);
  const square = new Float64Array(features * features);
  const row = new Float64Array(features);
  for (let i = 0; i < features; i++) square[i * features + i] = penalty;
  for (let at = 0; at < samples.size * players; at++) {
    for (let i = 0; i < features; i++) {
      row[i] = read[at * features + i]!;
      right[i] = right[i]! + row[i]! * samples.final[at]!;
    }
    addSquare(square, row, 1);
  }
  solve(square, right);
  return right;
}

/** What a point is worth in the softmax: the multiple of the points weights that best fits the shares of the win, by ternary search on a log scale. */
export function scaleOfPoints(samples: Samples, points: Float64Array): number {
  let low = 0.001;
  let high = 2;
  const cost = (scale: number): number =>
    lossOf(
      samples,
      points.map((weight) => weight * scale),
    );
  for (let step = 0; step < SCALE_STEPS; step++) {
    const third = (high / low) ** (1 / 3);
    if (cost(low * third) < cost(high / third)) high /= third;
    else low *= third;
  }
  return Math.sqrt(low * high);
}

/** The mean of -log of the probability given to what happened: how far off the fit is; log of the number of players if nothing is known. */
export function lossOf(samples: Samples, weights: Float64Array): number {
  const { players, features, read } = samples;
  let loss = 0;
  for (let position = 0; position < samples.size; position++) {
    const at = position * players;
    for (let seat = 0; seat < players; seat++) {
      chances[seat] = 0;
      for (let i = 0; i < features; i++) chances[seat] = chances[seat]! + weights[i]! * read[(at + seat) * features + i]!;
    }
    softmax(chances, 0, players);
    for (let seat = 0; seat < players; seat++) loss -= samples.shares[at + seat]! * Math.log(Math.max(chances[seat]!, 1e-9));
  }
  return loss / Math.max(1, samples.size);
}
