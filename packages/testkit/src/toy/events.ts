import type { Seat } from '@shinar/core';

export type MarshEvent =
  | { readonly type: 'boatBerthed'; readonly seat: Seat; readonly pool: string }
  | { readonly type: 'weatherDrawn'; readonly tile: string }
  | { readonly type: 'reedsGrown'; readonly count: number }
  | { readonly type: 'reedCut'; readonly seat: Seat; readonly pool: string }
  | { readonly type: 'boatSailed'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly by: 'bag' | 'marsh' };
