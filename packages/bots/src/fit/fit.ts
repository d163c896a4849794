import type { Evaluation, Weights } from '../judging/evaluation.ts';
import { fitPoints, fitWin, lossOf, scaleOfPoints } from './regression.ts';
import type { Samples } from './samples.ts';

export interface Fit {
  readonly weights: Weights;
  readonly positions: number;
  /** By stage; see `lossOf`. */
  readonly losses: readonly number[];
}

/** Weights for every stage. Points say more about a position than who won, so the weights for winning start as a multiple of those for points. A stage without positions keeps its weights from `before`. */
export function fitWeights({ features }: Evaluation, samples: readonly Samples[], before: Weights, penalty: number): Fit {
  const win = before.win.slice();
  const points = before.points.slice();
  samples.forEach((of, stage) => {
    if (of.size === 0) return;
    const at = stage * features.length;
    const towardsPoints = fitPoints(of, 1);
    const scale = scaleOfPoints(of, towardsPoints);
    const prior = towardsPoints.map((weight) => weight * scale);
    points.set(towardsPoints, at);
    win.set(fitWin(of, penalty, prior), at);
  });
  const losses = samples.map((of, stage) => lossOf(of, win.subarray(stage * features.length, (stage + 1) * features.length)));
  return { weights: { win, points }, positions: samples.reduce((sum, { size }) => sum + size, 0), losses };
}
