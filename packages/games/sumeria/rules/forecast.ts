/** What the rules would give as things stand, for screens and bots. */
import type { Seat } from '@shinar/core';
import { CITY, ranking, TOWNS } from './phases/scoring.ts';
import { COUNT, within } from './shared/masks.ts';
import { ABOVE, NONE, SCORED, type State, TAKES, TILES } from './state.ts';

interface Standing {
  readonly seat: Seat;
  readonly traders: number;
  readonly towns: number;
}

/** S7.2: what ranks the controller above the second. */
type StandingReason = 'nobody' | 'alone' | 'traders' | 'city' | 'towns' | 'earlier';

interface Standings {
  /** The controller and the second, as far as there are any. */
  readonly ranked: readonly Standing[];
  readonly reason: StandingReason;
}

/** S7.2: who would be controller and second in a city-state if it were scored now, and why. */
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

/** S7, S9.1: the points the round would bring each seat if it were scored now and everyone took the most valuable tiles. */
export function roundForecast(state: State): number[] {
  const won = state.won.slice();
  const points = Array.from({ length: state.players }, () => 0);
  const worth = (seat: Seat, tile: number): number => won[seat * TILES.length + tile] + 1;
  for (let place = state.scored; place < SCORED; place++) {
    const { controller, second } = ranking(state, state.row[place]);
    const tiles = Array.from(state.above.subarray(ABOVE[place], ABOVE[place + 1])).filter((tile) => tile !== NONE);
    const take = (seat: Seat): void => {
      if (seat === NONE || tiles.length === 0) return;
      const [best] = tiles.sort((a, b) => worth(seat, b) - worth(seat, a)).splice(0, 1);
      points[seat] += worth(seat, best);
      won[seat * TILES.length + best]++;
    };
    for (let i = 0; i < TAKES[place]; i++) take(controller);
    if (place < SCORED - 1) take(second);
  }
  return points;
}
