import type { About, Seat } from '@shinar/core';
import type { Clause } from './rulebook.ts';

export type MarshEvent =
  | { readonly type: 'boatBerthed'; readonly seat: Seat; readonly pool: string }
  | { readonly type: 'weatherDrawn'; readonly tile: string }
  | { readonly type: 'reedsGrown'; readonly count: number }
  | { readonly type: 'reedCut'; readonly seat: Seat; readonly pool: string }
  | { readonly type: 'boatSailed'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly by: 'bag' | 'marsh' };

const CLAUSE: Readonly<Record<MarshEvent['type'], Clause>> = {
  boatBerthed: 'M2.1',
  weatherDrawn: 'M3.1',
  reedsGrown: 'M3.1',
  reedCut: 'M4.1',
  boatSailed: 'M4.2',
  rested: 'M4.3',
  gameEnded: 'M5.1',
};

export const about = (event: MarshEvent): About<Clause> => ({
  clauses: [CLAUSE[event.type]],
  seats: 'seat' in event ? [event.seat] : [],
});
