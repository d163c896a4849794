/** What happens at the table, as facts. Hexes and cards are numbered as in moves; points and camels come with the clause that gives them. */
import type { About, Emit as EmitEvent, Seat } from '@shinar/core';
import type { Hex } from './board.ts';
import type { Clause } from './rulebook.ts';
import type { Card } from './shared/cards.ts';
import type { Source } from './shared/sources.ts';

export type Event =
  | { readonly type: 'seatDrawn'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'cardSown'; readonly card: Card; readonly row: number; readonly column: number }
  | { readonly type: 'rowLeftEmpty'; readonly row: number }
  | { readonly type: 'deckRenewed'; readonly cards: number }
  | { readonly type: 'settled'; readonly seat: Seat; readonly at: Hex }
  | { readonly type: 'cardDealt'; readonly card: Card }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'harvested'; readonly seat: Seat; readonly column: number; readonly cards: readonly Card[] }
  | { readonly type: 'orderChanged'; readonly seats: readonly Seat[] }
  | { readonly type: 'hutPlaced'; readonly seat: Seat; readonly at: Hex }
  | { readonly type: 'hutsFed'; readonly seat: Seat; readonly card: Card; readonly huts: readonly Hex[] }
  | { readonly type: 'hutsStarved'; readonly seat: Seat; readonly huts: readonly Hex[] }
  | { readonly type: 'wellDug'; readonly seat: Seat; readonly at: readonly Hex[] }
  | { readonly type: 'wellsDone'; readonly seat: Seat }
  | { readonly type: 'camelsGained'; readonly seat: Seat; readonly camels: number; readonly lost: number; readonly clause: Clause }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly points: number; readonly source: Source; readonly clause: Clause }
  | { readonly type: 'zigguratBuilt'; readonly seat: Seat; readonly at: Hex; readonly camels: number }
  | { readonly type: 'zigguratExtended'; readonly seat: Seat; readonly at: Hex; readonly level: number; readonly camels: number }
  | { readonly type: 'intrigued'; readonly seat: Seat; readonly with: number; readonly slot: number; readonly camels: number }
  | { readonly type: 'offered'; readonly seat: Seat; readonly camels: number; readonly offering: number }
  | { readonly type: 'cardBought'; readonly seat: Seat; readonly card: Card; readonly camels: number }
  | { readonly type: 'actionsEnded'; readonly seat: Seat }
  | { readonly type: 'fieldCleared'; readonly cards: readonly Card[] }
  | { readonly type: 'expansionLaid'; readonly card: number; readonly reign: number; readonly turn: number }
  | { readonly type: 'hutsFlooded'; readonly seat: Seat; readonly huts: readonly Hex[] }
  | { readonly type: 'ranked'; readonly seat: Seat; readonly rank: number; readonly influence: number }
  | { readonly type: 'plowGained'; readonly seat: Seat; readonly clause: Clause }
  | { readonly type: 'assurCleared' }
  | { readonly type: 'offeringsCleared' }
  | { readonly type: 'reignBegun'; readonly reign: number; readonly bonus: boolean }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };

export type Emit = EmitEvent<Event>;

/** The clauses of the events that don't carry one themselves. */
const CLAUSE: Readonly<Record<Exclude<Event, { readonly clause: Clause }>['type'], Clause>> = {
  seatDrawn: 'A3.1',
  cardSown: 'A5.1',
  rowLeftEmpty: 'A5.4',
  deckRenewed: 'A5.4',
  settled: 'A3.3',
  cardDealt: 'A3.4',
  cardKept: 'A3.4',
  harvested: 'A5.2',
  orderChanged: 'A5.3',
  hutPlaced: 'A6.1',
  hutsFed: 'A6.2',
  hutsStarved: 'A6.5',
  wellDug: 'A6.6',
  wellsDone: 'A6.6',
  zigguratBuilt: 'A7.1',
  zigguratExtended: 'A7.2',
  intrigued: 'A7.3',
  offered: 'A7.4',
  cardBought: 'A7.5',
  actionsEnded: 'A7.6',
  fieldCleared: 'A7.6',
  expansionLaid: 'A7.6',
  hutsFlooded: 'A8.1',
  ranked: 'A8.2',
  assurCleared: 'A8.7',
  offeringsCleared: 'A8.8',
  reignBegun: 'A8.9',
  gameEnded: 'A9.2',
};

export const about = (event: Event): About<Clause> => ({
  clauses: ['clause' in event ? event.clause : CLAUSE[event.type]],
  seats: seatsIn(event),
});

function seatsIn(event: Event): readonly Seat[] {
  if (event.type === 'orderChanged') return event.seats;
  if (event.type === 'gameEnded') return event.winners;
  return 'seat' in event ? [event.seat] : [];
}
