import type { WeightTable } from '../evaluation.ts';

export const assyria3: WeightTable = { made: '', win: {}, points: {} };
