import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { expect, test } from 'vitest';
import { type Asked, weighLessons } from './weigh.ts';

/** How much of the win a lesson may cost the learner. */
const MOST = 0.03;
/** A quick look, so doubt counts in the lesson's favour. `scripts/lessons/proof.ts` takes a long one. */
const surelyLost = ({ lost: { mean, error } }: Asked): number => mean - 2 * error;
/** Where every look takes long, a few lessons stand in for all. */
const QUICK: Readonly<Partial<Record<GameId, readonly string[]>>> = { 'after-the-flood': ['fight', 'extend'] };

test.each(GAME_IDS)('%s: no lesson asks for a move that the analysis would call a mistake', async (id) => {
  const asked = await weighLessons(id, 100, QUICK[id]);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((each) => surelyLost(each) > MOST)).toEqual([]);
});
