import type { Examples } from '../examples.ts';

export const afterTheFlood: Examples = {};
