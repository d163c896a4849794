/** What goes into each sentence of After the Flood: names in the reader's language, and numbers. */
import type { Event, Task } from '../rules/index.ts';

interface By {
  readonly who: string;
}
interface At extends By {
  readonly area: string;
}
interface Paid extends By {
  readonly good: string;
}
interface Order {
  /** Players, best or first at the front. */
  readonly names: string;
}
interface Turn {
  readonly turn: number;
}
interface Counted extends By {
  readonly count: number;
}
interface Scored extends Counted {
  readonly points: number;
}

/** By type of event. */
export interface Told extends Record<Event['type'], object> {
  orderDrawn: Order;
  orderSet: Order;
  turnBegan: Turn;
  turnEnded: Turn;
  produced: By & { readonly goods: string; readonly ur: boolean };
  workersReady: Counted;
  declined: Counted & { readonly to: string };
  paid: Paid;
  cityBuilt: At;
  cityMoved: At & { readonly from: string };
  workerGranted: At & { readonly to: string };
  workersPlaced: Paid & Counted & { readonly to: string };
  scribeUsed: By & { readonly from: string; readonly to: string };
  traded: At & Paid & { readonly get: string; readonly sippar: boolean };
  toolMade: By;
  empireStarted: At & { readonly empire: string; readonly armies: number };
  levied: Paid & { readonly armies: number };
  equipped: Paid;
  ranked: Order;
  homeLeft: At & Counted;
  startFailed: At;
  mustered: At & { readonly armies: number };
  invaded: At & { readonly defenders: number };
  rolled: By & { readonly dice: readonly [number, number]; readonly need: number; readonly hit: boolean };
  armyLost: At & { readonly defending: boolean };
  areaTaken: At;
  attackPressed: At;
  attackStopped: At;
  reinforced: At;
  cityDestroyed: At & { readonly other: string; readonly armies: number };
  repeated: By;
  passed: By;
  actionDone: By;
  levyDone: By;
  equipDone: By;
  bidDone: By;
  extendingDone: By;
  goodBid: Paid;
  areasScored: Scored;
  nippurScored: Scored;
  cityExtended: At & { readonly goods: string; readonly points: number };
  majorityScored: By & { readonly to: string; readonly points: number };
  gameEnded: By;
}

export interface Fight {
  readonly area: string;
  readonly need: number;
  readonly defenders: number;
  /** The actor's available armies. */
  readonly armies: number;
}

/** By task. */
export interface Asked extends Record<Task, object> {
  'draw-order': object;
  act: Turn;
  'pay-or-pass': { readonly what: string };
  'act-paid': object;
  'place-on': { readonly count: number; readonly left: number };
  'trade-on': object;
  levy: { readonly armies: number; readonly left: number };
  equip: { readonly value: number };
  'roll-for-home': Fight;
  muster: { readonly area: string };
  roll: Fight;
  'attack-or-stop': Fight;
  'repeat-or-done': { readonly armies: number };
  'expand-again': { readonly armies: number };
  bid: { readonly value: number; readonly last: boolean };
  extend: { readonly count: number };
}

/** A sentence for each, built from its own parts. */
export type Sentences<Made extends object> = { readonly [Kind in keyof Made]: (said: Made[Kind]) => string };
