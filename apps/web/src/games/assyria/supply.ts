/** Food against huts (A6.2 to A6.4), counted for the players. */
import { type AssyriaState, bestFeeding, type Feed, GOOD_OF, GOODS, type Hex, holds, PHASE } from '@shinar/assyria';
import type { Seat } from '@shinar/core';
import { type Good, symbolOn, symbolsOn } from './names.ts';
import { actorIn } from './picking.ts';
import { handOf, hutsOf } from './position.ts';

interface GoodCount {
  readonly good: Good;
  readonly huts: number;
  readonly symbols: number;
}

export interface Supply {
  readonly goods: readonly GoodCount[];
  /** Jokers and plows: one hut anywhere. */
  readonly wild: number;
  readonly hungry: readonly Hex[];
  readonly best: readonly Feed[];
  /** Huts that starve even by the best feeding. */
  readonly starving: readonly Hex[];
}

/** The huts of a seat that are still to be fed: all of them, unless the seat is in its supply. */
function hungryOf(state: AssyriaState, seat: Seat): Hex[] {
  const begun = state.phase === PHASE.supply && actorIn(state) === seat;
  return hutsOf(state, seat).filter((hut) => !begun || !holds(state.fed, 0, hut));
}

export function supplyOf(state: AssyriaState, seat: Seat): Supply {
  const hungry = hungryOf(state, seat);
  const hand = handOf(state, seat);
  const best = bestFeeding(state, seat);
  const fed = best.flatMap(({ huts }) => huts);
  return {
    goods: GOODS.map((good, number) => ({
      good,
      huts: hungry.filter((hut) => GOOD_OF[hut] === number).length,
      symbols: hand.reduce((sum, { card, count }) => (symbolOn(card) === good ? sum + count * symbolsOn(card) : sum), 0),
    })),
    wild: hand.reduce((sum, { card, count }) => (symbolOn(card) === 'joker' || symbolOn(card) === 'plow' ? sum + count : sum), 0),
    hungry,
    best,
    starving: hungry.filter((hut) => !fed.includes(hut)),
  };
}

/** Huts that a feed lets starve though they could have been fed. */
export function needlesslyStarved(before: AssyriaState, after: AssyriaState, starvedNow: readonly Hex[]): number {
  const seat = actorIn(before);
  const ahead = after.phase === PHASE.supply && actorIn(after) === seat ? supplyOf(after, seat).starving.length : starvedNow.length;
  return Math.max(0, ahead - supplyOf(before, seat).starving.length);
}
