import type { WeightTable } from '../evaluation.ts';

export const assyria2: WeightTable = { made: '', win: {}, points: {} };
