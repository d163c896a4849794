/** The best feeding (A6.2 to A6.4): the most huts fed, then the most points and camels from them, then the best cards kept. For screens and bots. */
import type { Seat } from '@shinar/core';
import { ARID, FERTILE, GOOD_OF, GOODS, type Hex, NORTH, REGION_OF, SOUTH } from './board.ts';
import type { Move } from './moves.ts';
import { PER_ARID_HUT, PER_FERTILE_HUT, riverIncome } from './phases/income.ts';
import { type Card, JOKER, PLOW, SYMBOLS } from './shared/cards.ts';
import { bits, members } from './shared/hexset.ts';
import { held, MOST_CAMELS, PHASE, type State, seatToAct } from './state.ts';

export type Feed = Extract<Move, { type: 'feed' }>;

/** What a card is worth keeping: a food card counts its symbols, a joker as much as the best of them, a plough more because it scores at the end. */
export const worthOf = (card: Card): number => (card === PLOW ? 4 : card === JOKER ? 3 : SYMBOLS[card]);

/** The camels and points that these huts bring a seat this turn, leaving out wells, which are a choice. */
export function yieldOf(state: State, seat: Seat, huts: readonly Hex[]): number {
  const inRegion = (region: number): number => huts.filter((hut) => REGION_OF[hut] === region).length;
  const camels = Math.min(MOST_CAMELS - state.camels[seat], riverIncome(inRegion(NORTH)) + riverIncome(inRegion(SOUTH)));
  return camels + inRegion(FERTILE) * PER_FERTILE_HUT + inRegion(ARID) * PER_ARID_HUT;
}

/** The feeds in an order in which each is legal: from where the seat is in its supply, or as if it began now. */
export function bestFeeding(state: State, seat: Seat): Feed[] {
  const begun = state.phase === PHASE.supply && seatToAct(state) === seat;
  const fed = begun ? members(state.fed, 0) : [];
  const hungry = members(state.huts, seat).filter((hut) => !fed.includes(hut));
  const wild = [JOKER, PLOW].flatMap((card) => Array<Card>(held(state, seat, card)).fill(card));
  const food = GOODS.map((_, good) =>
    [3 * good, 3 * good + 1, 3 * good + 2].flatMap((card) => Array<Card>(held(state, seat, card)).fill(card)),
  );
  const starving = leastLoss(state, seat, { fed, hungry, symbols: food.map(symbolsOf), wild: wild.length });
  const kept = hungry.filter((hut) => !starving.includes(hut));
  return planOf(
    GOODS.map((_, good) => kept.filter((hut) => GOOD_OF[hut] === good)),
    food,
    wild,
  );
}

const symbolsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + SYMBOLS[card], 0);
const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);

interface Supply {
  readonly fed: readonly Hex[];
  readonly hungry: readonly Hex[];
  /** By good. */
  readonly symbols: readonly number[];
  readonly wild: number;
}

/** The huts to leave unfed so that the others bring the most; of each good at most as many as its symbols can't feed. */
function leastLoss(state: State, seat: Seat, { fed, hungry, symbols, wild }: Supply): Hex[] {
  const over = symbols.map((count, good) => Math.max(0, hungry.filter((hut) => GOOD_OF[hut] === good).length - count));
  const starving = Math.max(0, over.reduce((sum, count) => sum + count, 0) - wild);
  let best: Hex[] = [];
  let most = -1;
  for (let choice = 0; starving > 0 && choice < 1 << hungry.length; choice++) {
    if (bits(choice) !== starving) continue;
    const huts = hungry.filter((_, i) => (choice >> i) & 1);
    if (over.some((count, good) => huts.filter((hut) => GOOD_OF[hut] === good).length > count)) continue;
    const brings = yieldOf(state, seat, [...fed, ...hungry.filter((hut) => !huts.includes(hut))]);
    if (brings > most) [best, most] = [huts, brings];
  }
  return best;
}

interface Plan {
  readonly feeds: readonly Feed[];
  readonly jokers: readonly Hex[];
  readonly spent: number;
}

/** How to feed all the huts (by good), with wild cards where that saves better ones. Wild cards come first, then each good's cards from the smallest. */
function planOf(huts: readonly (readonly Hex[])[], food: readonly (readonly Card[])[], wild: readonly Card[]): Feed[] {
  let plans: (Plan | undefined)[] = [{ feeds: [], jokers: [], spent: 0 }];
  huts.forEach((hungry, good) => {
    const next: (Plan | undefined)[] = [];
    plans.forEach((plan, used) => {
      for (let more = 0; plan && more <= hungry.length && used + more <= wild.length; more++) {
        const cards = cheapest(food[good], hungry.length - more);
        if (!cards) continue;
        const spent = plan.spent + worth(cards);
        if (spent >= (next[used + more]?.spent ?? Number.POSITIVE_INFINITY)) continue;
        next[used + more] = {
          feeds: [...plan.feeds, ...feedsOf(cards, hungry.slice(more))],
          jokers: [...plan.jokers, ...hungry.slice(0, more)],
          spent,
        };
      }
    });
    plans = next;
  });
  const total = (plan: Plan | undefined): number =>
    plan ? plan.spent + worth(wild.slice(0, plan.jokers.length)) : Number.POSITIVE_INFINITY;
  const best = plans.reduce((one, other) => (total(other) < total(one) ? other : one), undefined);
  if (!best) throw new Error('bestFeeding: the cards do not reach');
  return [...best.jokers.map((hut, i): Feed => ({ type: 'feed', card: wild[i], huts: [hut] })), ...best.feeds];
}

/** The least valuable cards that have at least so many symbols, smallest first; undefined if all together have fewer. */
function cheapest(cards: readonly Card[], symbols: number): Card[] | undefined {
  let best: Card[] | undefined;
  for (let choice = 0; choice < 1 << cards.length; choice++) {
    const chosen = cards.filter((_, i) => (choice >> i) & 1);
    if (symbolsOf(chosen) >= symbols && (!best || worth(chosen) < worth(best))) best = chosen;
  }
  return best;
}

/** The cards feed the huts one after another. */
function feedsOf(cards: readonly Card[], huts: readonly Hex[]): Feed[] {
  let from = 0;
  return cards.map((card) => {
    const fed = huts.slice(from, from + SYMBOLS[card]);
    from += SYMBOLS[card];
    return { type: 'feed', card, huts: fed };
  });
}
