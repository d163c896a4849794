import type { Sense } from '@shinar/bots';
import { assyriaEvaluation } from './evaluation.ts';
import { weights2 } from './weights-2.ts';
import { weights3 } from './weights-3.ts';
import { weights4 } from './weights-4.ts';

/** Assyria as the first generation judged it. */
export const first: Sense = {
  evaluation: assyriaEvaluation,
  weights: { 2: weights2, 3: weights3, 4: weights4 },
  tuning: { search: { curiosity: 0.3, breadth: 0.05, others: 0.015, width: 32 }, slip: 0.7 },
};
