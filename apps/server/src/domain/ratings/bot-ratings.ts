/** The published ratings of the bots, from the games in docs/guide/bots.md. */
import { LEVELS } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import type { About } from '@shinar/protocol';

const FIRST = 1000;
/** The rating difference at which the odds are ten to one. */
const TENFOLD = 400;

/** Each level is above the one below by what its share of the wins implies; nothing is claimed beyond what was measured. */
export function botRatings(game: string): About['games'][number]['bots'] {
  const { measured: shares = [] } = withBots(gameOf(game)).bot;
  return LEVELS.map(({ level }) => {
    const steps = shares.slice(0, level - 1);
    const rating = steps.reduce((sum, share) => sum + TENFOLD * Math.log10(share / (1 - share)), FIRST);
    return { level, rating: steps.length === level - 1 ? Math.round(rating) : null };
  });
}
