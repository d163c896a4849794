/** What will be booked as things stand: the rules are asked to go on in a copy of the position. */
import { type AssyriaEvent, type AssyriaMove, type AssyriaSource, type AssyriaState, assyria, bestFeeding, PHASE } from '@shinar/assyria';
import type { Seat } from '@shinar/core';
import { actorIn } from './picking.ts';
import { seatsIn, TURNS } from './position.ts';

function play(state: AssyriaState, move: AssyriaMove): AssyriaEvent[] {
  const events: AssyriaEvent[] = [];
  assyria.rules.apply(state, assyria.rules.encode(move), (event) => events.push(event));
  return events;
}

export interface Booking {
  readonly camels: number;
  /** Camels beyond the limit. */
  readonly lost: number;
  readonly points: readonly { readonly source: AssyriaSource; readonly points: number }[];
  readonly plow: boolean;
}

export const totalOf = ({ points }: Booking): number => points.reduce((sum, each) => sum + each.points, 0);

/** What the events bring one seat, up to the point where its turn is over. */
export function bookingOf(events: readonly AssyriaEvent[], seat: Seat): Booking {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const gains = own.filter((event) => event.type === 'camelsGained');
  return {
    camels: gains.reduce((sum, { camels }) => sum + camels, 0),
    lost: gains.reduce((sum, { lost }) => sum + lost, 0),
    points: own.flatMap((event) => (event.type === 'pointsScored' ? [{ source: event.source, points: event.points }] : [])),
    plow: own.some((event) => event.type === 'plowGained'),
  };
}

/** Whether a seat's income and prestige of this turn are still to come. */
export function bookingAhead(state: AssyriaState, seat: Seat): boolean {
  if (state.phase < PHASE.huts) return state.phase >= PHASE.settle;
  return state.phase <= PHASE.wells && state.order.indexOf(seat) >= state.place;
}

/** Income and prestige (A6.7, A6.8) of a seat in this turn, with the huts it has, its best feeding, and the wells it has dug so far. */
export function prestigeOf(state: AssyriaState, seat: Seat): Booking {
  const after = state.clone();
  if (state.phase === PHASE.wells && actorIn(state) === seat) return bookingOf(play(after, { type: 'done' }), seat);
  const begun = state.phase === PHASE.supply && actorIn(state) === seat;
  const feeds = bestFeeding(state, seat);
  after.phase = PHASE.supply;
  after.place = Math.max(0, after.order.indexOf(seat));
  if (!begun) {
    after.fed.fill(0);
    after.dug = 0;
  }
  const events = feeds.flatMap((feed) => play(after, feed));
  if (feeds.length === 0) {
    after.huts.fill(0, seat * 2, seat * 2 + 2);
    after.phase = PHASE.wells;
  }
  if (after.phase === PHASE.wells && actorIn(after) === seat) events.push(...play(after, { type: 'done' }));
  return bookingOf(events, seat);
}

export interface FloodForecast {
  /** By seat. */
  readonly bookings: readonly Booking[];
  readonly ranks: readonly (number | undefined)[];
  readonly huts: readonly number[];
}

/** The flood of this reign (A8), were it to come now; in the last reign the last points (A9.1) come with it. */
export function floodOf(state: AssyriaState): FloodForecast {
  const after = state.clone();
  after.phase = PHASE.actions;
  after.place = after.players - 1;
  after.turn = (TURNS[after.reign] ?? 1) - 1;
  const events = play(after, { type: 'end' });
  const ranked = events.filter((event) => event.type === 'ranked');
  const flooded = events.filter((event) => event.type === 'hutsFlooded');
  return {
    bookings: seatsIn(state).map((seat) => bookingOf(events, seat)),
    ranks: seatsIn(state).map((seat) => ranked.find((event) => event.seat === seat)?.rank),
    huts: seatsIn(state).map((seat) => flooded.find((event) => event.seat === seat)?.huts.length ?? 0),
  };
}
