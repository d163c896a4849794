import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { GOODS } from './shared/goods.ts';
import { SEATS } from './state.ts';
import { held, inStock, play, refusal, working } from './testing.ts';

describe('set-up', () => {
  test('F3.1 everybody begins alike: a worker in each of two boxes, two available, five goods, no points', () => {
    const state = rules.setup(3);
    for (const seat of [0, 1, 2]) {
      expect([working(state, seat, 'irrigation'), working(state, seat, 'weaving'), inStock(state, seat)]).toEqual([1, 1, 2]);
      expect(GOODS.map((name) => held(state, seat, name))).toEqual([0, 1, 1, 0, 1, 1, 1, 0]);
      expect(rules.score(state, seat)).toEqual([]);
    }
  });

  test('F3.1 the order of play is drawn once, from six', () => {
    const state = rules.setup(3);
    expect(refusal(state, { do: 'order', seats: [0, 0, 1] })).toBe('F3.1 no-such-order');
    expect(refusal(state, { do: 'pass' })).toBe('F3.1 chance-first');
    expect(play(state, { do: 'order', seats: [2, 0, 1] })[0]).toEqual({ type: 'orderDrawn', order: [2, 0, 1] });
    expect(rules.actor(state)).toBe(2);
    expect(refusal(state, { do: 'order', seats: [2, 0, 1] })).toBe('F3.1 order-is-drawn');
  });

  test('F3.2 all else is unavailable or in the bank', () => {
    const state = rules.setup(3);
    for (let seat = 0; seat < SEATS; seat++) {
      expect(working(state, seat, 'unavailable')).toBe(21);
      expect([state.ready[seat], state.reserve[seat]]).toEqual([0, 20]);
    }
    expect([...state.bank]).toEqual([22, 9, 9, 15, 9, 4, 4, 7]);
  });
});
