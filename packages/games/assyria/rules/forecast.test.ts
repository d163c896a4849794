import { CHANCE, draw, MoveList, NOBODY, SeededDice } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { bestFeeding } from './feeding.ts';
import {
  bookingAhead,
  bookingOf,
  floodForecast,
  needlesslyStarved,
  prestigeForecast,
  supplyAhead,
  supplyForecast,
  totalOf,
} from './forecast.ts';
import { type AssyriaEvent, type AssyriaState, assyria } from './index.ts';
import { pointsOf } from './scoring.ts';
import { PHASE } from './state.ts';

const { rules } = assyria;
const seatsIn = ({ players }: AssyriaState): number[] => Array.from({ length: players }, (_, seat) => seat);

/** A random game in which everyone feeds as well as possible and digs no wells; `look` sees each move before and after. */
function watch(
  players: number,
  seed: number,
  look: (before: AssyriaState, after: AssyriaState, events: readonly AssyriaEvent[]) => void,
): void {
  const state = rules.setup(players);
  const dice = new SeededDice(seed);
  const list = new MoveList();
  while (rules.actor(state) !== NOBODY) {
    rules.legal(state, list);
    const before = state.clone();
    const code =
      rules.actor(state) === CHANCE
        ? draw(rules, state, list, dice)
        : state.phase === PHASE.supply
          ? rules.encode(bestFeeding(state, rules.actor(state))[0]!)
          : state.phase === PHASE.wells
            ? rules.encode({ type: 'done' })
            : list.codes[dice.below(list.length)]!;
    const events: AssyriaEvent[] = [];
    rules.apply(state, code, (event) => events.push(event));
    look(before, state, events);
  }
}

describe.each([2, 3, 4])('%i players', (players) => {
  test('A6.7, A6.8: from the first feed on, income and prestige come as forecast', () => {
    let booked = 0;
    watch(players, 7, (before, _after, events) => {
      const seat = rules.actor(before);
      if (before.phase !== PHASE.supply || !events.some((event) => event.type === 'pointsScored' && event.seat === seat)) return;
      expect(prestigeForecast(before, seat)).toEqual(bookingOf(events, seat));
      booked++;
    });
    expect(booked).toBeGreaterThan(3);
  });

  test('A8: the flood pays what the forecast said before the last seat ended', () => {
    let floods = 0;
    watch(players, 8, (before, after, events) => {
      if (!events.some((event) => event.type === 'assurCleared')) return;
      const forecast = floodForecast(before);
      for (const seat of seatsIn(before)) expect(totalOf(forecast.bookings[seat]!)).toBe(pointsOf(after, seat) - pointsOf(before, seat));
      floods++;
    });
    expect(floods).toBe(3);
  });

  test('a forecast changes nothing, and is there at every moment', () => {
    watch(players, 9, (_before, after) => {
      if (rules.actor(after) === NOBODY) return;
      const kept = after.clone();
      floodForecast(after);
      for (const seat of seatsIn(after)) if (bookingAhead(after, seat)) prestigeForecast(after, seat);
      expect(after.equals(kept)).toBe(true);
    });
  });

  test('A6.4: the best feeding starves nobody needlessly', () => {
    watch(players, 10, (before, after, events) => {
      if (before.phase !== PHASE.supply) return;
      const seat = rules.actor(before);
      expect(supplyAhead(before, seat)).toBe(true);
      expect(supplyAhead(after, seat)).toBe(after.phase === PHASE.supply && rules.actor(after) === seat);
      const starved = events.flatMap((event) => (event.type === 'hutsStarved' && event.seat === seat ? event.huts : []));
      expect(needlesslyStarved(before, after, starved)).toBe(0);
      expect(supplyForecast(before, seat).hungry.length).toBeGreaterThan(0);
    });
  });
});

test('A6.4: a joker where salt would do starves a hut that only the joker can feed', () => {
  const state = rules.setup(2);
  const hexes = [2, 3];
  state.order.set([0, 1]);
  state.phase = PHASE.supply;
  for (const hex of hexes) state.huts[0]! |= 1 << hex;
  state.hand.set([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(supplyForecast(state, 0).starving).toEqual([]);
  const after = state.clone();
  rules.apply(after, rules.encode({ type: 'feed', card: 15, huts: [3] }));
  expect(needlesslyStarved(state, after, [2])).toBe(1);
});
