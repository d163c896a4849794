import type { About, Emit as EmitEvent, Seat } from '@shinar/core';
import type { Clause } from './rulebook.ts';

/** What happened, as facts: states, places and tiles by their numbers on the board. */
export type Event =
  | { readonly type: 'stateLaid'; readonly state: number; readonly position: number }
  | { readonly type: 'firstChosen'; readonly seat: Seat }
  | { readonly type: 'tileDrawn'; readonly tile: number; readonly above: number }
  | { readonly type: 'traderPlaced'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'traderAdded'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'traderMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'traderRemoved'; readonly seat: Seat; readonly at: number }
  /** The state's tile and `other`'s swapped places; the state's is now at `position`. */
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
  /** `last` will play last in the next round, and `first` first. */
  | { readonly type: 'firstPassed'; readonly last: Seat; readonly first: Seat }
  | { readonly type: 'rowRenewed'; readonly row: readonly number[] }
  | { readonly type: 'gameEnded' };

export type Emit = EmitEvent<Event>;

const CLAUSES: Readonly<Record<Event['type'], readonly Clause[]>> = {
  stateLaid: ['S2.2'],
  firstChosen: ['S2.4'],
  tileDrawn: ['S2.3'],
  traderPlaced: ['S2.5'],
  traderAdded: ['S4.1', 'S4.2'],
  traderMoved: ['S5.1', 'S5.6'],
  traderRemoved: ['S6.1', 'S6.2'],
  influenceGained: ['S4.2', 'S5.6'],
  influenceLost: ['S6.2'],
  tileWon: ['S7.2', 'S7.3'],
  tileDiscarded: ['S7.5'],
  roundEnded: ['S7.1'],
  firstPassed: ['S8.2'],
  rowRenewed: ['S8.4'],
  gameEnded: ['S9.1', 'S9.2'],
};

export function about(event: Event): About<Clause> {
  const clauses = CLAUSES[event.type];
  if (event.type === 'firstPassed') return { clauses, seats: [event.last, event.first] };
  return { clauses, seats: 'seat' in event ? [event.seat] : [] };
}
