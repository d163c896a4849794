import { describe, expect, test } from 'vitest';
import { evaluationOf, planned } from '../../bots/src/rooms.ts';
import { withBots } from '../src/bots.ts';
import { GAME_IDS } from '../src/index.ts';
import { gameOf } from '../src/rules.ts';
import { loadTerminals } from '../src/terminal.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const game = withBots(gameOf(id));
  const plans = planned(game);
  const groups = plans?.insightOf(plans.numbers).groups ?? evaluationOf(game).groups;

  test.each(['en', 'fr', 'de', 'nl'] as const)('all that bots judge by has a heading in %s, but the constant', async (language) => {
    const words = (await loadTerminals(language))(game, []);
    expect(groups.filter((group) => group !== 'constant' && !words.reason?.(group))).toEqual([]);
  });
});
