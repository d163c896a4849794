import type { WeightTable } from '../evaluation.ts';

export const sumeria4: WeightTable = { made: '', win: {}, points: {} };
