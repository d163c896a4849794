import type { Seat, StateBase } from '@shinar/core';
import type { Grouped } from './groups.ts';

/** What a game says about a position, before any weights: named features for every seat, and the stage of the game. */
export interface Evaluation<S extends StateBase = StateBase> extends Grouped {
  /** Stages of the game; each has its own weights. */
  readonly stages: number;
  stage(state: S): number;
  /** Writes the features of seat 0, then those of seat 1, and so on. */
  read(state: S, players: number, out: Float64Array): void;
  /** Each seat's features times the weights from `at` on, added up in their order: what `read` would give to the last bit, in less time. */
  sums?(state: S, players: number, weights: Float64Array, at: number, out: Float64Array): void;
  /** A seat's points so far. */
  points(state: S, seat: Seat): number;
}

/** Weights as checked in: a row per feature, a number per stage. */
export interface WeightTable {
  /** How they were made. */
  readonly made: string;
  /** For winning: the softmax over the seats of the sums gives the shares of the win. */
  readonly win: Readonly<Record<string, string>>;
  /** For final points: the sum is what a seat can expect. */
  readonly points: Readonly<Record<string, string>>;
}

/** Weights in use: at stage * features + feature. */
export interface Weights {
  readonly win: Float64Array;
  readonly points: Float64Array;
}

export function readWeights(evaluation: Evaluation, table: WeightTable): Weights {
  return { win: readRows(evaluation, table.win), points: readRows(evaluation, table.points) };
}

function readRows({ features, stages }: Evaluation, rows: Readonly<Record<string, string>>): Float64Array {
  const out = new Float64Array(stages * features.length);
  features.forEach((name, feature) => {
    const row = rows[name]?.split(' ').map(Number);
    if (row?.length !== stages || row.some(Number.isNaN)) throw new Error(`weights: "${name}" needs ${stages} numbers`);
    row.forEach((weight, stage) => {
      out[stage * features.length + feature] = weight;
    });
  });
  return out;
}

export function writeRows({ features, stages }: Evaluation, weights: Float64Array): Record<string, string> {
  const row = (feature: number) =>
    Array.from({ length: stages }, (_, stage) => String(Number(weights[stage * features.length + feature]!.toFixed(3)))).join(' ');
  return Object.fromEntries(features.map((name, feature) => [name, row(feature)]));
}
