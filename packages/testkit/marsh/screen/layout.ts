import { POOLS } from '../rules/board.ts';

export const SIZE = 400;
const RADIUS = 150;

/** The pools stand in a ring. */
export function pointOf(pool: number): { readonly x: number; readonly y: number } {
  const angle = (pool / POOLS) * 2 * Math.PI;
  return { x: SIZE / 2 + RADIUS * Math.cos(angle), y: SIZE / 2 + RADIUS * Math.sin(angle) };
}
