/** Makes a foresight: what the terms at the beginning of each part of the game came to, by least squares over games the policy plays with itself. */
import { type Game, SeededDice, type StateBase } from '@shinar/core';
import { solve } from '../fit/solve.ts';
import type { Foresight, Insight } from './insight.ts';
import { slips } from './liking.ts';
import { playOut } from './play.ts';
import { Policy } from './policy.ts';

/** What a seat saw at the beginning of a part, and what came of it. */
export interface Sight {
  readonly part: number;
  /** The seat's own terms, the mean of the others', and 1. */
  readonly row: Float64Array;
  readonly points: number;
}

/** One game of the policy against itself: what each seat saw at the beginning of each part, and its final points. */
export function sightsOf(game: Game, insight: Insight, players: number, seed: number, noise: number): Sight[] {
  const policy = new Policy(game, insight, players);
  const dice = new SeededDice(seed, 1);
  const count = insight.terms.length;
  const terms = new Float64Array(players * count);
  const seen: { part: number; seat: number; row: Float64Array }[] = [];
  let part = -1;
  const points = playOut(
    game,
    Array.from({ length: players }, () => (state: StateBase) => policy.choose(state, slips(noise, dice)).codes),
    dice,
    (state) => {
      if (insight.part(state) === part) return;
      part = insight.part(state);
      for (let seat = 0; seat < players; seat++) insight.read(state, seat, -1, terms, seat * count);
      for (let seat = 0; seat < players; seat++) seen.push({ part, seat, row: rowOf(terms, seat, players, count) });
    },
  );
  return seen.map(({ part: of, seat, row }) => ({ part: of, row, points: points[seat]! }));
}

function rowOf(terms: Float64Array, seat: number, players: number, count: number): Float64Array {
  const row = new Float64Array(2 * count + 1);
  for (let i = 0; i < count; i++) {
    row[i] = terms[seat * count + i]!;
    for (let other = 0; other < players; other++) if (other !== seat) row[count + i]! += terms[other * count + i]! / (players - 1);
  }
  row[2 * count] = 1;
  return row;
}

/** `penalty` keeps the seat's own terms near 1 and the others' near 0, which is what they mean. */
export function foresee(insight: Insight, sights: readonly Sight[], parts: number, penalty: number): Foresight {
  const count = insight.terms.length;
  const fits = Array.from({ length: parts }, (_, part) =>
    fitPart(
      sights.filter((sight) => sight.part === part),
      count,
      penalty,
    ),
  );
  return {
    own: fits.map((fit) => fit.slice(0, count)),
    others: fits.map((fit) => fit.slice(count, 2 * count)),
    constant: fits.map((fit) => fit[2 * count]!),
    spread: fits.map((fit, part) => spreadOf(sights, part, fit)),
  };
}

/** The root mean square of the residuals. */
function spreadOf(sights: readonly Sight[], part: number, fit: readonly number[]): number {
  const errors = sights
    .filter((sight) => sight.part === part)
    .map(({ row, points }) => fit.reduce((left, weight, i) => left - weight * row[i]!, points));
  return errors.length === 0 ? 1 : Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
}

function fitPart(sights: readonly Sight[], count: number, penalty: number): number[] {
  const size = 2 * count + 1;
  const prior = Array.from({ length: size }, (_, i) => (i < count ? 1 : 0));
  if (sights.length === 0) return prior;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const { row, points } of sights) {
    let expected = 0;
    for (let i = 0; i < size; i++) expected += row[i]! * prior[i]!;
    for (let i = 0; i < size; i++) {
      right[i]! += row[i]! * (points - expected);
      for (let k = 0; k < size; k++) matrix[i * size + k]! += row[i]! * row[k]!;
    }
  }
  for (let i = 0; i < size - 1; i++) matrix[i * size + i]! += penalty;
  matrix[size * size - 1]! += 1e-6;
  solve(matrix, right);
  return prior.map((value, i) => value + right[i]!);
}
