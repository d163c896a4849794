/** The levels, the same in all games; docs/guide/bots.md has the games that set them. */
import type { BotSpec } from './spec.ts';

export interface Level {
  /** From 1, each stronger than the one before. */
  readonly level: number;
  readonly name: string;
  readonly spec: BotSpec;
}

export const LEVELS: readonly Level[] = [
  { level: 1, name: 'herder', spec: { player: 'greedy', noise: 0.06, worst: 0.1 } },
  { level: 2, name: 'potter', spec: { player: 'greedy', noise: 0.015, worst: 0.04 } },
  { level: 3, name: 'trader', spec: { player: 'search', playouts: 6, ms: 500 } },
  { level: 4, name: 'scribe', spec: { player: 'search', playouts: 60, ms: 1000 } },
  { level: 5, name: 'king', spec: { player: 'search', playouts: 12_000, ms: 1800 } },
];

export function levelOf(level: number): Level {
  const found = LEVELS[level - 1];
  if (found === undefined) throw new Error(`levelOf: there is no level ${level}`);
  return found;
}
