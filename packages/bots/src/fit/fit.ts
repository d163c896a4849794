import type { Evaluation, Weights } from '../evaluation.ts';
import { fitPoints, fitWin, lossOf } from './regression.ts';
import type { Samples } from './samples.ts';

export interface Fit {
  readonly weights: Weights;
  readonly positions: number;
  /** By stage; see `lossOf`. */
  readonly losses: readonly number[];
}

/** Weights for every stage; a stage without positions keeps those of `before`. */
export function fitWeights({ features }: Evaluation, samples: readonly Samples[], before: Weights, penalty: number): Fit {
  const win = before.win.slice();
  const points = before.points.slice();
  samples.forEach((of, stage) => {
    if (of.size === 0) return;
    const at = stage * features.length;
    win.set(fitWin(of, penalty, win.subarray(at, at + features.length)), at);
    points.set(fitPoints(of, penalty), at);
  });
  const losses = samples.map((of, stage) => lossOf(of, win.subarray(stage * features.length, (stage + 1) * features.length)));
  return { weights: { win, points }, positions: samples.reduce((sum, { size }) => sum + size, 0), losses };
}
