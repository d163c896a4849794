/** What the rules would say as things stand, for screens and bots. */
import type { Seat } from '@shinar/core';
import { COUNT, within } from './masks.ts';
import { CITY, ranking, TOWNS } from './phases/scoring.ts';
import { NONE, type State } from './state.ts';

interface Standing {
  readonly seat: Seat;
  readonly traders: number;
  readonly towns: number;
}

/** S7.2: what puts the controller above the second. */
type StandingReason = 'nobody' | 'alone' | 'traders' | 'city' | 'towns' | 'earlier';

interface Standings {
  /** The controller and the second, as far as there are any. */
  readonly ranked: readonly Standing[];
  readonly reason: StandingReason;
}

/** S7.2: who would control a city-state and be second there, were it scored now, and why. */
export function standings(state: State, cityState: number): Standings {
  const { controller, second } = ranking(state, cityState);
  const placesOf = (seat: Seat): number => within(state.traders, seat * 2, cityState);
  const ranked = [controller, second]
    .filter((seat) => seat !== NONE)
    .map((seat) => ({ seat, traders: COUNT[placesOf(seat)], towns: COUNT[placesOf(seat) & TOWNS] }));
  return { ranked, reason: reasonOf(ranked, (seat) => (placesOf(seat) & CITY) !== 0) };
}

function reasonOf([first, second]: readonly Standing[], hasCity: (seat: Seat) => boolean): StandingReason {
  if (first === undefined) return 'nobody';
  if (second === undefined) return 'alone';
  if (first.traders > second.traders) return 'traders';
  if (hasCity(first.seat)) return 'city';
  return first.towns > second.towns ? 'towns' : 'earlier';
}
