import type { Seat } from '@shinar/core';

/** What happened, as facts: states, places and tiles by their numbers on the board. */
export type SumeriaEvent =
  | { readonly type: 'stateLaid'; readonly state: number; readonly position: number }
  | { readonly type: 'firstChosen'; readonly seat: Seat }
  | { readonly type: 'tileDrawn'; readonly tile: number; readonly above: number }
  | { readonly type: 'traderPlaced'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'traderAdded'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'traderMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'traderRemoved'; readonly seat: Seat; readonly at: number }
  /** The state's tile and that of `other` changed places; the state now stands at `position`. */
  | { readonly type: 'influenceGained'; readonly state: number; readonly other: number; readonly position: number }
  | { readonly type: 'influenceLost'; readonly state: number; readonly other: number; readonly position: number }
  /** Won in the city-state scored as number `position`, as its controller (rank 1) or second (rank 2). */
  | {
      readonly type: 'tileWon';
      readonly seat: Seat;
      readonly tile: number;
      readonly state: number;
      readonly position: number;
      readonly rank: 1 | 2;
    }
  | { readonly type: 'tileDiscarded'; readonly tile: number; readonly state: number; readonly position: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  /** `last` will play last in the next round, `first` first. */
  | { readonly type: 'firstPassed'; readonly last: Seat; readonly first: Seat }
  | { readonly type: 'rowRenewed'; readonly row: readonly number[] }
  | { readonly type: 'gameEnded' };
