import type { Examples } from '../examples.ts';

export const assyria: Examples = {};
