import { MoveList } from '@shinar/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEX_NAMES, IN_PLAY } from './board.ts';
import { bestFeeding, worthOf, yieldOf } from './feeding.ts';
import { assyria } from './index.ts';
import { canFeed } from './phases/supply.ts';
import { CARD_NAMES, COPIES, KINDS, PLOW } from './shared/cards.ts';
import { members, size } from './shared/hexset.ts';
import { held, PHASE, type State } from './state.ts';
import { hex, play, position, refused } from './testing.ts';

fc.configureGlobal({ seed: 1 });

const { rules, steps } = assyria;
const PLAYERS = 2;

/** Huts fed, what they bring, the worth of the cards kept: compared in this order. */
type Value = readonly [huts: number, brings: number, worth: number];
const isBetter = (one: Value, other: Value): boolean => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! > other[at]!;
};

/** The value of a finished supply: `before` had all the huts, `state` is the position afterwards. */
function reached(before: State, state: State): Value {
  let worth = 0;
  for (let card = 0; card < KINDS; card++) worth += worthOf(card) * held(state, 0, card);
  return [size(state.huts, 0), yieldOf(before, 0, members(state.huts, 0)), worth];
}

const inSupply = (state: State): boolean => state.phase === PHASE.supply && rules.actor(state) === 0;

/** The best value, by playing out every way to feed. */
function bruteForce(before: State): Value {
  const seen = new Map<number, State>();
  let best: Value = [-1, 0, 0];
  const visit = (state: State): void => {
    if (!inSupply(state)) {
      const value = reached(before, state);
      if (isBetter(value, best)) best = value;
      return;
    }
    if (seen.get(state.hash())?.equals(state)) return;
    seen.set(state.hash(), state);
    const list = new MoveList();
    rules.legal(state, list);
    for (const code of list.toArray()) {
      const next = state.clone();
      rules.apply(next, code);
      visit(next);
    }
  };
  visit(before);
  return best;
}

const arbitrary = fc.record({
  huts: fc.uniqueArray(fc.integer({ min: 0, max: IN_PLAY[PLAYERS] - 1 }), { minLength: 1, maxLength: 7 }),
  cards: fc.array(fc.integer({ min: 0, max: KINDS - 1 }), { maxLength: 5 }),
  camels: fc.integer({ min: 0, max: 10 }),
});

/** Caps the cards at the number there are of each. */
const dealable = (cards: readonly number[]): number[] =>
  cards.filter((card, i) => cards.slice(0, i).filter((other) => other === card).length < (card === PLOW ? 1 : COPIES[card]!));

test('A6.4 the best feeding is as good as the best of all ways to feed', () => {
  fc.assert(
    fc.property(arbitrary, ({ huts, cards, camels }) => {
      const hand = dealable(cards).map((card) => CARD_NAMES[card]);
      const state = position({
        players: PLAYERS,
        phase: 'supply',
        huts: [huts.map((at) => HEX_NAMES[at]).join(' ')],
        hands: [hand.join(' '), ''],
        camels: [camels],
      });
      const feeds = bestFeeding(state, 0);
      if (feeds.length === 0) {
        expect(canFeed(state)).toBe(false);
        return;
      }
      const after = state.clone();
      for (const feed of feeds) play(after, steps.write([feed]));
      expect(inSupply(after)).toBe(false);
      expect(reached(state, after)).toEqual(bruteForce(state));
    }),
    { numRuns: 300 },
  );
});

test('A6.4 with nothing to feed with there is no best feeding', () => {
  expect(bestFeeding(position({ players: 2, phase: 'supply', huts: ['c0r0'], hands: ['dates1', ''] }), 0)).toEqual([]);
});

test('A6.4 the best feeding goes on from where the supply stands', () => {
  const state = position({ players: 2, phase: 'supply', huts: ['c0r1 c1r1 c2r1'], hands: ['dates3 joker', ''], fed: 'c0r1' });
  expect(bestFeeding(state, 0)).toEqual([
    { type: 'feed', card: CARD_NAMES.indexOf('joker'), huts: [hex('c1r1')] },
    { type: 'feed', card: CARD_NAMES.indexOf('dates3'), huts: [hex('c2r1')] },
  ]);
});

test('A6.4 the best feeding of a seat that is not to act is as if it began now', () => {
  const state = position({ players: 2, phase: 'actions', place: 1, huts: ['c0r1 c1r1'], hands: ['joker', ''] });
  expect(bestFeeding(state, 0)).toEqual([{ type: 'feed', card: CARD_NAMES.indexOf('joker'), huts: [hex('c1r1')] }]);
  expect(refused(state, { do: 'feed', card: 'joker', huts: ['c1r1'] })).toBe('A4.1 not-now');
});
