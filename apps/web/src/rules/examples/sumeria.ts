import type { Examples } from '../examples.ts';

export const sumeria: Examples = {};
