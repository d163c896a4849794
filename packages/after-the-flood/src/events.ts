/** What happens, as facts for the log and for movement on the board. Goods and points name the clause that gave or took them. */
import type { Seat } from '@shinar/core';
import type { Area, Place } from './board.ts';
import type { Empire } from './empires.ts';
import type { Good, Payment } from './goods.ts';
import type { Clause } from './rulebook.ts';

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
