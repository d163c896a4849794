import { MoveList, SeededDice } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { PLACES_PER_STATE, sumeria } from '../index.ts';
import { PHASE } from '../state.ts';
import { networkFor } from '../testing.ts';
import { listByWalking, listMoves } from './reach.ts';
import { putTrader } from './traders.ts';

test('S5.2 the list by groups is the list by walking, over whole random games', () => {
  const network = networkFor(sumeria);
  const [fast, slow] = [new MoveList(), new MoveList()];
  for (let game = 0; game < 40; game++) {
    playOut(sumeria, 3 + (game % 2), new SeededDice(7, game), (_, state, list, dice) => {
      if (state.phase === PHASE.turn) {
        for (const each of [fast, slow]) each.clear();
        listMoves(network, state, state.actor, fast);
        listByWalking(network, state, state.actor, slow);
        expect(fast.toArray()).toEqual(slow.toArray());
      }
      return list.codes[dice.below(list.length)]!;
    });
  }
});

/** Every city has a way to five others, and its towns and villages behind it; some villages have three ways. */
function knot() {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
  const states = numbers.map((i) => ({
    name: `state-${i}`,
    city: `city-${i}`,
    towns: [1, 2, 3].map((town) => `town-${i}-${town}`),
    villages: [1, 2, 3].map((village) => `village-${i}-${village}`),
  }));
  const city = (i: number): string => `city-${i % 8}`;
  const roads = [
    ...numbers.flatMap((i) => [1, 2].map((far) => [city(i), city(i + far)])),
    ...numbers.slice(4).map((i) => [city(i), city(i + 4)]),
    ...states.map((state) => [state.city, ...state.towns, ...state.villages]),
    ...numbers.slice(1).map((i) => [`village-${i - 1}-2`, `village-${i}-2`]),
  ];
  return sumeria.withBoard!({ format: 'shinar-board/1', name: 'knot', states, roads });
}

test('S5.3 thousands of ways over occupied cities are walked once, not once for each place they might lead to', () => {
  const game = knot();
  const network = networkFor(game);
  const state = game.rules.setup(3);
  for (const masks of [state.traders, state.occupied]) masks.fill(0);
  const cities = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i * PLACES_PER_STATE);
  for (const place of cities) putTrader(state, 0, place);
  const list = new MoveList();
  for (let times = 0; times < 50; times++) {
    list.clear();
    listMoves(network, state, 0, list);
  }
  expect(list.length).toBe(cities.length * cities.length);
});
