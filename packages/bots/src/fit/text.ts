/** Positions as text, one line each: `[stage, features of all seats, shares, final points]`. */
import type { Evaluation, Weights } from '../judging/evaluation.ts';
import type { Samples } from './samples.ts';

const short = (value: number): number => Number(value.toFixed(4));

export function writeSamples(samples: readonly Samples[]): string[] {
  return samples.flatMap((of, stage) => {
    const part = (values: Float32Array, position: number, width: number): number[] =>
      Array.from(values.subarray(position * width, (position + 1) * width), short);
    return Array.from({ length: of.size }, (_, position) =>
      JSON.stringify([
        stage,
        part(of.read, position, of.players * of.features),
        part(of.shares, position, of.players),
        part(of.final, position, of.players),
      ]),
    );
  });
}

const isRow = (json: unknown, width: number): json is number[] =>
  Array.isArray(json) && json.length === width && json.every((value) => typeof value === 'number');

/** Adds a position from its line; false if it doesn't fit the features. */
export function readSample(samples: readonly Samples[], json: unknown): boolean {
  if (!Array.isArray(json) || json.length !== 4) return false;
  const [stage, read, shares, final] = json as unknown[];
  const of = samples[Number(stage)];
  if (of === undefined || !isRow(read, of.players * of.features) || !isRow(shares, of.players) || !isRow(final, of.players)) return false;
  const index = of.add(Float64Array.from(read));
  of.shares.set(shares, index * of.players);
  of.final.set(final, index * of.players);
  return true;
}

export const zeroWeights = ({ stages, features }: Evaluation): Weights => ({
  win: new Float64Array(stages * features.length),
  points: new Float64Array(stages * features.length),
});
