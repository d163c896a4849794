/** The published ratings of the bots, from the games in docs/guide/bots.md. */
import { LEVELS } from '@shinar/bots';
import type { About } from '@shinar/protocol';

/** Shares of the wins of each level against the one below, over all numbers of players that were measured. */
const MEASURED: Readonly<Record<string, readonly number[]>> = {
  sumeria: [0.868, 0.718, 0.777, 0.767],
  assyria: [0.824, 0.708, 0.839, 0.801],
  'after-the-flood': [0.933, 0.817, 0.721, 0.675],
};
const FIRST = 1000;
/** Rating points by which odds of the winner grow tenfold. */
const TENFOLD = 400;

/** Each level is as far above the one below as its share of the wins says; nothing is said beyond what was measured. */
export function botRatings(game: string): About['games'][number]['bots'] {
  const shares = MEASURED[game] ?? [];
  return LEVELS.map(({ level }) => {
    const steps = shares.slice(0, level - 1);
    const rating = steps.reduce((sum, share) => sum + TENFOLD * Math.log10(share / (1 - share)), FIRST);
    return { level, rating: steps.length === level - 1 ? Math.round(rating) : null };
  });
}
