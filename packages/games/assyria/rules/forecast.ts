/** What the rules would give as things stand, for screens and bots; each is played out on a copy. */
import type { Seat } from '@shinar/core';
import { GOOD_OF, GOODS, type Hex } from './board.ts';
import type { Event } from './events.ts';
import { bestFeeding, type Feed } from './feeding.ts';
import { endGame } from './phases/end.ts';
import { flood } from './phases/flood.ts';
import { income, prestige } from './phases/income.ts';
import { famine } from './phases/supply.ts';
import { type Card, GOOD_SHOWN, isWild, KINDS, SYMBOLS } from './shared/cards.ts';
import { add, holds, members } from './shared/hexset.ts';
import type { Source } from './shared/sources.ts';
import { held, PHASE, REIGNS, type State, seatToAct } from './state.ts';

export interface Booking {
  readonly camels: number;
  /** Camels lost to the limit. */
  readonly lost: number;
  readonly points: readonly { readonly source: Source; readonly points: number }[];
  readonly plow: boolean;
}

export const totalOf = ({ points }: Booking): number => points.reduce((sum, each) => sum + each.points, 0);

/** What the events bring one seat. */
export function bookingOf(events: readonly Event[], seat: Seat): Booking {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const gains = own.filter((event) => event.type === 'camelsGained');
  return {
    camels: gains.reduce((sum, { camels }) => sum + camels, 0),
    lost: gains.reduce((sum, { lost }) => sum + lost, 0),
    points: own.flatMap((event) => (event.type === 'pointsScored' ? [{ source: event.source, points: event.points }] : [])),
    plow: own.some((event) => event.type === 'plowGained'),
  };
}

const isUnderWay = (state: State, seat: Seat, phase: number): boolean => state.phase === phase && seatToAct(state) === seat;

/** Whether a seat's supply (A6.2) this turn is still to come or under way. */
export const supplyAhead = (state: State, seat: Seat): boolean => bookingAhead(state, seat) && !isUnderWay(state, seat, PHASE.wells);

/** Whether a seat's income and prestige (A6.7, A6.8) this turn are still to come. */
export function bookingAhead(state: State, seat: Seat): boolean {
  if (state.phase < PHASE.huts) return state.phase >= PHASE.settle;
  return state.phase <= PHASE.wells && state.order.indexOf(seat) >= state.place;
}

/** A seat's income and prestige (A6.7, A6.8) this turn, with its present huts, its best feeding, and the wells it has dug so far. */
export function prestigeForecast(state: State, seat: Seat): Booking {
  const after = state.clone();
  after.place = Math.max(0, after.order.indexOf(seat));
  if (!isUnderWay(state, seat, PHASE.wells)) {
    if (!isUnderWay(state, seat, PHASE.supply)) {
      after.fed.fill(0);
      after.dug = 0;
    }
    for (const { huts } of bestFeeding(state, seat)) for (const hut of huts) add(after.fed, 0, hut);
    famine(after);
  }
  const events: Event[] = [];
  income(after, (event) => events.push(event));
  prestige(after, (event) => events.push(event));
  return bookingOf(events, seat);
}

export interface FloodForecast {
  /** By seat. */
  readonly bookings: readonly Booking[];
  readonly ranks: readonly (number | undefined)[];
  readonly huts: readonly number[];
}

/** This reign's flood (A8) if it came now; in the last reign, the final points (A9.1) too. */
export function floodForecast(state: State): FloodForecast {
  const after = state.clone();
  const events: Event[] = [];
  flood(after, (event) => events.push(event));
  if (state.reign === REIGNS - 1) endGame(after, (event) => events.push(event));
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const ranked = events.filter((event) => event.type === 'ranked');
  const flooded = events.filter((event) => event.type === 'hutsFlooded');
  return {
    bookings: seats.map((seat) => bookingOf(events, seat)),
    ranks: seats.map((seat) => ranked.find((event) => event.seat === seat)?.rank),
    huts: seats.map((seat) => flooded.find((event) => event.seat === seat)?.huts.length ?? 0),
  };
}

interface GoodCount {
  readonly good: (typeof GOODS)[number];
  readonly huts: number;
  readonly symbols: number;
}

export interface Supply {
  readonly goods: readonly GoodCount[];
  /** Jokers and ploughs: each feeds one hut anywhere. */
  readonly wild: number;
  readonly hungry: readonly Hex[];
  readonly best: readonly Feed[];
  /** Huts that starve even with the best feeding. */
  readonly starving: readonly Hex[];
}

/** A seat's huts still to be fed: all of them, unless it is in its supply. */
function hungryOf(state: State, seat: Seat): Hex[] {
  const begun = isUnderWay(state, seat, PHASE.supply);
  return members(state.huts, seat).filter((hut) => !begun || !holds(state.fed, 0, hut));
}

const CARDS: readonly Card[] = Array.from({ length: KINDS }, (_, card) => card);

/** Food compared with huts (A6.2 to A6.4), as if the seat's supply came now. */
export function supplyForecast(state: State, seat: Seat): Supply {
  const hungry = hungryOf(state, seat);
  const best = bestFeeding(state, seat);
  const fed = best.flatMap(({ huts }) => huts);
  const symbolsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + held(state, seat, card) * SYMBOLS[card], 0);
  return {
    goods: GOODS.map((good, number) => ({
      good,
      huts: hungry.filter((hut) => GOOD_OF[hut] === number).length,
      symbols: symbolsOf(CARDS.filter((card) => GOOD_SHOWN[card] === number)),
    })),
    wild: symbolsOf(CARDS.filter(isWild)),
    hungry,
    best,
    starving: hungry.filter((hut) => !fed.includes(hut)),
  };
}

/** Huts that a feed leaves to starve although they could have been fed. */
export function needlesslyStarved(before: State, after: State, starvedNow: readonly Hex[]): number {
  const seat = seatToAct(before);
  const ahead = isUnderWay(after, seat, PHASE.supply) ? supplyForecast(after, seat).starving.length : starvedNow.length;
  return Math.max(0, ahead - supplyForecast(before, seat).starving.length);
}
