/** The levels and who plays them; docs/guide/bots.md has the games that settled them. */
import type { BotSpec } from './spec.ts';

export interface Level {
  /** From 1, each stronger than the one before. */
  readonly level: number;
  readonly name: string;
}

export const LEVELS: readonly Level[] = ['herder', 'potter', 'trader', 'scribe', 'king'].map((name, i) => ({ level: i + 1, name }));

/** Who plays each level, from 1, unless the game has its own players for them. */
export const USUAL: readonly BotSpec[] = [
  { player: 'greedy', noise: 0.02, worst: 0.1, blind: 1 },
  { player: 'greedy', noise: 0.015, worst: 0.04 },
  { player: 'search', playouts: 6, ms: 500 },
  { player: 'search', playouts: 100, ms: 1000 },
  { player: 'search', playouts: 20_000, ms: 1800 },
];

/** Levels as they once were, to measure later ones against: `king@1`. Neither they nor what they choose ever changes. */
export const GENERATIONS: Readonly<Record<string, readonly BotSpec[]>> = {
  1: [
    { player: 'greedy', generation: 1, noise: 0.06, worst: 0.1 },
    { player: 'greedy', generation: 1, noise: 0.015, worst: 0.04 },
    { player: 'search', generation: 1, playouts: 6, ms: 500 },
    { player: 'search', generation: 1, playouts: 60, ms: 1000 },
    { player: 'search', generation: 1, playouts: 12_000, ms: 1800 },
  ],
};

/** The index of a level by its name or number; -1 if there is none. */
export const levelIndex = (name: string): number => LEVELS.findIndex((level) => level.name === name || String(level.level) === name);
