import type { WeightTable } from '../evaluation.ts';

export const assyria4: WeightTable = { made: '', win: {}, points: {} };
