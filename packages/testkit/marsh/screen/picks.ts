/** Marsh's moves as picks: tap a pool to sail there; cutting and resting are buttons. */
import type { GameUi } from '@shinar/table';
import type { Marsh } from '../rules/index.ts';
import { CUT_TOKEN, poolIn, poolToken, REST_TOKEN } from '../words/tokens.ts';

export const picking: Pick<GameUi<Marsh>, 'closes' | 'drawn' | 'meant' | 'picks'> = {
  picks(_state, move) {
    switch (move.type) {
      case 'cut':
        return [CUT_TOKEN];
      case 'rest':
        return [REST_TOKEN];
      case 'sail':
        return [poolToken(move.to)];
      default:
        return [`chance:${move.type}`];
    }
  },
  closes: ({ type }) => type === 'rest',
  drawn: (token) => poolIn(token) >= 0,
  meant: (_state, _chosen, token) => (poolIn(token) < 0 ? [{ type: 'cut' }] : [{ type: 'sail', to: poolIn(token) }]),
};
