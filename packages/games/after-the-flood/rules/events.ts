/** What happens, as facts for the log and for movement on the board. Goods and points name the clause that gave or took them. */
import type { About, Emit as EmitEvent, Seat } from '@shinar/core';
import type { Area, Place } from './board.ts';
import type { Clause } from './rulebook.ts';
import type { Empire } from './shared/empires.ts';
import type { Good, Payment } from './shared/goods.ts';

type By<Type extends string, Fields = unknown> = { readonly type: Type; readonly seat: Seat } & Readonly<Fields>;

export type Event =
  | { readonly type: 'orderDrawn' | 'orderSet'; readonly order: readonly Seat[] }
  | { readonly type: 'turnBegan' | 'turnEnded'; readonly turn: number }
  | By<'produced', { good: Good; count: number; clause: Clause }>
  | By<'workersReady', { count: number }>
  | By<'declined', { place: Place; count: number; clause: Clause }>
  | By<'paid', { with: Payment; clause: Clause }>
  | By<'cityBuilt', { at: Area }>
  | By<'cityMoved', { from: Area; at: Area }>
  | By<'workerGranted', { at: Area; to: Place }>
  | By<'workersPlaced', { spend: Good; to: Place; count: number; clause: Clause }>
  | By<'scribeUsed', { from: Place; to: Place }>
  | By<'traded', { at: Area; give: Good; get: Good; sippar: boolean; clause: Clause }>
  | By<'toolMade', { clause: Clause }>
  | By<'empireStarted', { of: Empire; at: Area; armies: number; babylon: number }>
  | By<'levied', { with: Good; armies: number; clause: Clause }>
  | By<'equipped', { with: Good; clause: Clause }>
  /** The empires of the turn, best equipped first. */
  | By<'ranked', { ranks: readonly Seat[] }>
  | By<'homeLeft', { at: Area; workers: number }>
  | By<'startFailed', { at: Area }>
  | By<'mustered', { at: Area; armies: number }>
  | By<'invaded', { to: Area; defenders: number }>
  | By<'rolled', { dice: readonly [number, number]; need: number; hit: boolean }>
  | By<'armyLost', { at: Area; defending: boolean }>
  | By<'areaTaken' | 'attackPressed' | 'attackStopped' | 'reinforced', { at: Area }>
  | By<'cityDestroyed', { at: Area; owner: Seat; armies: number }>
  | By<'repeated' | 'passed' | 'actionDone' | 'levyDone' | 'equipDone' | 'bidDone' | 'extendingDone'>
  | By<'goodBid', { with: Good; clause: Clause }>
  | By<'areasScored' | 'nippurScored', { areas: number; points: number; clause: Clause }>
  | By<'cityExtended', { at: Area; luxuries: readonly Good[]; points: number; clause: Clause }>
  | By<'majorityScored', { at: Place; points: number; clause: Clause }>
  | { readonly type: 'gameEnded'; readonly winner: Seat };

export type Emit = EmitEvent<Event>;

/** The clauses of the events that don't carry one themselves. */
const CLAUSES: Readonly<Record<Exclude<Event, { readonly clause: Clause }>['type'], readonly Clause[]>> = {
  orderDrawn: ['F3.1'],
  orderSet: ['F13.2'],
  turnBegan: ['F4'],
  turnEnded: ['F15.1'],
  workersReady: ['F5.6'],
  cityBuilt: ['F8.1'],
  cityMoved: ['F8.2'],
  workerGranted: ['F8.3'],
  scribeUsed: ['F9.3'],
  empireStarted: ['F11', 'F11.2'],
  ranked: ['F11.4'],
  homeLeft: ['F11.5'],
  startFailed: ['F11.6'],
  mustered: ['F11.5'],
  invaded: ['F12.1'],
  rolled: ['F12.2'],
  armyLost: ['F12.3'],
  areaTaken: ['F12.1'],
  attackPressed: ['F12.2'],
  attackStopped: ['F12.2'],
  reinforced: ['F12.5'],
  cityDestroyed: ['F12.4'],
  repeated: ['F12.6'],
  passed: ['F13.1'],
  actionDone: ['F7.1'],
  levyDone: ['F11.3'],
  equipDone: ['F11.4'],
  bidDone: ['F13.1'],
  extendingDone: ['F14.3'],
  gameEnded: ['F16.2'],
};

export const about = (event: Event): About<Clause> => ({
  clauses: 'clause' in event ? [event.clause] : CLAUSES[event.type],
  seats: seatsIn(event),
});

function seatsIn(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'orderDrawn':
    case 'orderSet':
      return event.order;
    case 'ranked':
      return event.ranks;
    case 'cityDestroyed':
      return [event.seat, event.owner];
    case 'gameEnded':
      return [event.winner];
    default:
      return 'seat' in event ? [event.seat] : [];
  }
}
