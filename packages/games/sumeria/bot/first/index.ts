import type { Sense } from '@shinar/bots';
import { sumeriaEvaluation } from './evaluation.ts';
import { weights3 } from './weights-3.ts';
import { weights4 } from './weights-4.ts';

/** Sumeria as the first generation judged it. */
export const first: Sense = {
  evaluation: sumeriaEvaluation,
  weights: { 3: weights3, 4: weights4 },
  tuning: { search: { curiosity: 0.3, breadth: 0.12, others: 0.04, width: 32 }, slip: 1 },
};
