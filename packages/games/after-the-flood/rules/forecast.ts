/** What the rules would give as things stand, for screens and bots. */
import type { Seat } from '@shinar/core';
import {
  IRRIGATION,
  type Place,
  SCRIBES,
  STOCK,
  TOOL_MAKERS,
  UNAVAILABLE,
  USED_SCRIBES,
  USED_TOOL_MAKERS,
  VALUED,
  WEAVING,
  WORTH,
} from './board.ts';
import { DECLINING, lossIn } from './phases/decline.ts';
import { refuseClaim, refuseHome } from './phases/empire.ts';
import { GRAIN_YIELD, TEXTILES_YIELD, urYield, workersToCome, yieldOf } from './phases/goods.ts';
import { newOrder } from './phases/order.ts';
import { pointsFor } from './phases/points.ts';
import { majority } from './scoring.ts';
import { type Empire, HOME, OPENINGS, SUMER_EMPIRE } from './shared/empires.ts';
import { PHASE, SEATS, type State, TURNS, workersAt } from './state.ts';

const SEAT_LIST: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

export interface Production {
  readonly grain: number;
  readonly textiles: number;
  /** F5.6, once F15.1 has sent the available workers back. */
  readonly workers: number;
}

/** F5, F16: the last turn is followed by the end, not by a production. */
export const productionAhead = (state: State): boolean => state.phase !== PHASE.over && state.turn < TURNS;

/** F5: what each seat would get if phase 1 came now. */
export function productionForecast(state: State): Production[] {
  return SEAT_LIST.map((seat) => ({
    grain: yieldOf(state, seat, IRRIGATION, GRAIN_YIELD),
    textiles: yieldOf(state, seat, WEAVING, TEXTILES_YIELD) + urYield(state, seat),
    workers: workersToCome(state.workers[workersAt(seat, UNAVAILABLE)] + state.workers[workersAt(seat, STOCK)]),
  }));
}

export interface Loss {
  readonly seat: Seat;
  readonly place: Place;
  readonly count: number;
}

/** F6: the workers that would be lost if the decline came now. */
export function declineForecast(state: State): Loss[] {
  const refreshed = state.clone();
  for (const seat of SEAT_LIST) {
    refreshed.workers[workersAt(seat, SCRIBES)] += state.workers[workersAt(seat, USED_SCRIBES)];
    refreshed.workers[workersAt(seat, TOOL_MAKERS)] += state.workers[workersAt(seat, USED_TOOL_MAKERS)];
  }
  return DECLINING.flatMap((place) => SEAT_LIST.map((seat) => ({ seat, place, count: lossIn(refreshed, seat, place) }))).filter(
    ({ count }) => count > 0,
  );
}

/** F13.2: the next turn's order, if everyone passed with what is in the pass boxes now. */
export function orderForecast(state: State): Seat[] {
  const after = state.clone();
  newOrder(after);
  return Array.from(after.order);
}

/** F14.3: cities are extended once the areas have scored. */
export const pointsAhead = (state: State): boolean => state.phase !== PHASE.over && state.phase !== PHASE.extend;

/** F14.1, F14.2: what each seat's areas would score now. */
export const areaForecast = (state: State): number[] =>
  SEAT_LIST.map((seat) =>
    Array.from(state.armyOf).reduce((sum, army, area) => (army === seat + 1 ? sum + pointsFor(state, seat, area) : sum), 0),
  );

export interface Majority {
  readonly place: Place;
  readonly points: number;
  /** Undefined if tied or empty. */
  readonly seat: Seat | undefined;
}

/** F16.1: who would score each place if the game ended now. */
export const majorityForecast = (state: State): Majority[] =>
  VALUED.map((place) => ({ place, points: WORTH[place], seat: majority(state, place) }));

export interface Claim {
  readonly turn: number;
  readonly empire: Empire;
  readonly armies: number;
  /** Who may claim it as the workers stand; for this turn's empires, also depending on what has been started. */
  readonly seats: readonly Seat[];
}

/** F11: the empires of this turn and of later ones. */
export function empireForecast(state: State): Claim[] {
  if (state.phase === PHASE.over) return [];
  return OPENINGS.flatMap((openings, i) => openings.map((opening) => ({ turn: i + 1, ...opening })))
    .filter(({ turn }) => turn >= state.turn)
    .map(({ turn, empire, armies }) => ({ turn, empire, armies, seats: SEAT_LIST.filter((seat) => mayClaim(state, seat, turn, empire)) }));
}

function mayClaim(state: State, seat: Seat, turn: number, empire: Empire): boolean {
  if (turn === state.turn) return !state.passed[seat] && !refuseClaim(state, seat, empire);
  return empire === SUMER_EMPIRE || !refuseHome(state, seat, HOME[empire]);
}
