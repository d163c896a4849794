/** How a game ended, and how it came to it. */
import { type Game, type GameTypes, resultOf, type Seat, total } from '@shinar/core';
import type { Moment } from '@shinar/table';
import type { TableView } from '../model/table.ts';

export interface Place {
  readonly seat: Seat;
  readonly points: number;
  readonly won: boolean;
  /** From 1; whoever won is first, also where the points do not say so. */
  readonly rank: number;
}

export const winnersOf = (game: Game, { sitting, moments, winners }: TableView): readonly Seat[] =>
  winners ?? resultOf(game, moments.at(-1)!.state, sitting.seats.length).winners;

/** The players by place. */
export function placesOf(game: Game, view: TableView): Place[] {
  const winners = winnersOf(game, view);
  const { state } = view.moments.at(-1)!;
  return byPlace(view.sitting.seats.map((_, seat) => ({ seat, points: total(game.rules, state, seat), won: winners.includes(seat) })));
}

/** Who shares the victory shares the first place, whatever the points. */
export function byPlace(all: readonly Omit<Place, 'rank'>[]): Place[] {
  const before = (a: Omit<Place, 'rank'>, b: Omit<Place, 'rank'>): boolean => (a.won || b.won ? a.won && !b.won : a.points > b.points);
  return all.map((place) => ({ ...place, rank: 1 + all.filter((other) => before(other, place)).length })).sort((a, b) => a.rank - b.rank);
}

/** Everybody's points after each step. */
export const pointsOver = <G extends GameTypes>({ rules }: Game<G>, moments: readonly Moment<G>[], players: number): number[][] =>
  moments.map(({ state }) => Array.from({ length: players }, (_, seat) => total(rules, state, seat)));

export interface Gain {
  readonly step: number;
  readonly seat: Seat;
  readonly points: number;
}

/** The steps that brought one player the most at once, the greatest first. */
export function greatestGains(points: readonly (readonly number[])[], count: number): Gain[] {
  const gains = points.slice(1).flatMap((after, i) => after.map((now, seat) => ({ step: i + 1, seat, points: now - points[i]![seat]! })));
  return gains
    .filter((gain) => gain.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count);
}
