import type { Seat, StateBase } from '@shinar/core';
import type { Grouped } from './groups.ts';

/** What a game says of a position, before any weights: named features of every seat, and the part of the game it belongs to. */
export interface Evaluation<S extends StateBase = StateBase> extends Grouped {
  /** Parts of the game; each has weights of its own. */
  readonly stages: number;
  stage(state: S): number;
  /** Writes the features of seat 0, then those of seat 1, and so on. */
  read(state: S, players: number, out: Float64Array): void;
  /** The points of a seat so far. */
  points(state: S, seat: Seat): number;
}

/** Weights as they are checked in: a row a feature, a number a stage. */
export interface WeightTable {
  /** How they were made. */
  readonly made: string;
  /** Towards winning: the softmax of the sums over the seats are the shares of the win. */
  readonly win: Readonly<Record<string, string>>;
  /** Towards the final points: the sums are the points that a seat can expect. */
  readonly points: Readonly<Record<string, string>>;
}

/** Weights as they are used: stage * features + feature. */
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
