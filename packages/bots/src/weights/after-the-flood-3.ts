import type { WeightTable } from '../evaluation.ts';

export const afterTheFlood3: WeightTable = { made: '', win: {}, points: {} };
