/** How players are inaccurate, in points: mostly by little. */
import type { Seat, SeededDice } from '@shinar/core';
import type { Action } from './insight.ts';
import type { Liking } from './policy.ts';

const FINE = 1024;

/** Drawn anew each time. */
export function slips(noise: number, dice: SeededDice): Liking | undefined {
  return noise > 0 ? () => ((dice.below(FINE) + dice.below(FINE)) / FINE - 1) * noise : undefined;
}

/** The same for the same action of a seat, whenever it is looked at: so what follows two actions differs by these, and not by luck. */
export function taste(noise: number, seed: number, stream: number, seat: Seat, { codes }: Action): number {
  let h = Math.imul(seed ^ Math.imul(stream + 1, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b), 0x2c1b3c6d);
  for (let i = 0; i < codes.length; i++) h = Math.imul((h ^ (h >>> 15)) + codes[i]!, 0x297a2d39);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h ^= h >>> 13;
  return (((h & (FINE - 1)) + ((h >>> 16) & (FINE - 1))) / FINE - 1) * noise;
}
