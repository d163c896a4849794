import type { WeightTable } from '../evaluation.ts';

export const sumeria3: WeightTable = { made: '', win: {}, points: {} };
