import type { Sense } from '@shinar/bots';
import { afterTheFloodEvaluation } from './evaluation.ts';
import { weights3 } from './weights-3.ts';

/** After the Flood as the first generation judged it. */
export const first: Sense = {
  evaluation: afterTheFloodEvaluation,
  weights: { 3: weights3 },
  tuning: { search: { curiosity: 0.3, breadth: 0.08, others: 0.02, width: 32 }, slip: 1.4 },
};
