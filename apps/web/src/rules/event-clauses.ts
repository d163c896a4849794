/** Which clauses tell of an event; events that name a clause themselves need no entry. */
import type { Event as FloodEvent } from '@shinar/after-the-flood';
import type { AssyriaEvent } from '@shinar/assyria';
import type { Tagged } from '@shinar/core';
import type { SumeriaEvent } from '@shinar/sumeria';
import type { GameId } from '../games/index.ts';

/** Those of a game's events that say no clause. */
type Silent<E extends Tagged> = Exclude<E, { readonly clause: string }>['type'];

const sumeria: Readonly<Record<Silent<SumeriaEvent>, readonly string[]>> = {
  stateLaid: ['S2.2'],
  firstChosen: ['S2.4'],
  tileDrawn: ['S2.3'],
  traderPlaced: ['S2.5'],
  traderAdded: ['S4.1', 'S4.2'],
  traderMoved: ['S5.1', 'S5.6'],
  traderRemoved: ['S6.1', 'S6.2'],
  influenceGained: [],
  influenceLost: [],
  tileWon: ['S7.2', 'S7.3'],
  tileDiscarded: ['S7.5'],
  roundEnded: ['S7.1'],
  firstPassed: ['S8.2'],
  rowRenewed: ['S8.4'],
  gameEnded: ['S9.1', 'S9.2'],
};

const assyria: Readonly<Record<Silent<AssyriaEvent>, readonly string[]>> = {
  seatDrawn: ['A3.1'],
  cardSown: ['A5.1'],
  rowLeftEmpty: ['A5.4'],
  deckRenewed: ['A5.4'],
  settled: ['A3.3'],
  cardDealt: ['A3.4'],
  cardKept: ['A3.4'],
  harvested: ['A5.2'],
  orderChanged: ['A5.3'],
  hutPlaced: ['A6.1'],
  hutsFed: ['A6.2'],
  hutsStarved: ['A6.5'],
  wellDug: ['A6.6'],
  wellsDone: ['A6.6'],
  zigguratBuilt: ['A7.1'],
  zigguratExtended: ['A7.2'],
  intrigued: ['A7.3'],
  offered: ['A7.4'],
  cardBought: ['A7.5'],
  actionsEnded: ['A7.6'],
  fieldCleared: ['A7.6'],
  expansionLaid: ['A7.6'],
  hutsFlooded: ['A8.1'],
  ranked: ['A8.2'],
  assurCleared: ['A8.7'],
  offeringsCleared: ['A8.8'],
  reignBegun: ['A8.9'],
  gameEnded: ['A9.2'],
};

const afterTheFlood: Readonly<Record<Silent<FloodEvent>, readonly string[]>> = {
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

export const EVENT_CLAUSES: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  sumeria,
  assyria,
  'after-the-flood': afterTheFlood,
};

/** The clauses that tell of what happened, each once, in the order of the events. */
export function clausesOf(game: GameId, events: readonly Tagged[]): string[] {
  const all = events.flatMap((event) =>
    'clause' in event && typeof event.clause === 'string' ? [event.clause] : (EVENT_CLAUSES[game][event.type] ?? []),
  );
  return [...new Set(all)];
}
