/** S7.2: who is first and second in a state, and what puts each above the next. */
import type { Seat } from '@shinar/core';
import { ownerOf, ranking, type SumeriaState, strength } from '@shinar/sumeria';
import type { SumeriaWords } from './words.ts';

/** Places of a state: the city, then three towns, then three villages. */
const PLACES = 7;
const TOWNS = [1, 2, 3] as const;

export interface Ranked {
  readonly seat: Seat;
  readonly traders: number;
}

/** The two that count, the first before the second. */
export function rankedIn(state: SumeriaState, cityState: number): Ranked[] {
  const { controller, second } = ranking(state, cityState);
  return [controller, second].filter((seat) => seat >= 0).map((seat) => ({ seat, traders: strength(state, seat, cityState) }));
}

const townsOf = (state: SumeriaState, seat: Seat, cityState: number): number =>
  TOWNS.filter((town) => ownerOf(state, cityState * PLACES + town) === seat).length;

/** Why the first of a state stands before the second, in a sentence. */
export function reasonOf(state: SumeriaState, cityState: number, { messages: { panel }, who }: SumeriaWords): string {
  const [first, second] = rankedIn(state, cityState);
  if (first === undefined) return panel.nobody;
  if (second === undefined) return panel.alone(who(first.seat));
  const [one, other] = [who(first.seat), who(second.seat)];
  if (first.traders > second.traders) return panel.more(one, first.traders, other, second.traders);
  if (ownerOf(state, cityState * PLACES) === first.seat) return panel.city(one, other);
  const [towns, otherTowns] = [townsOf(state, first.seat, cityState), townsOf(state, second.seat, cityState)];
  return towns > otherTowns ? panel.towns(one, other, towns, otherTowns) : panel.earlier(one, other);
}
