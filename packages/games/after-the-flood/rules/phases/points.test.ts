import { total } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { PHASE } from '../state.ts';
import { act, banked, city, done, empire, endTurn, hand, held, inStock, pass, play, refusal, start, workers, working } from '../testing.ts';

const bid = (good: string) => ({ do: 'bid', with: good });
const extend = (at: string, ...goods: string[]) => ({ do: 'extend', at, with: goods });
const points = (state: ReturnType<typeof start>) => [0, 1, 2].map((seat) => total(rules, state, seat));

describe('pass and order', () => {
  test('F13.1 a player who passes may put goods on the pass box, in any order, and acts no more', () => {
    const state = start();
    expect(refusal(state, bid('gold'))).toBe('F7.1 not-asked-now');
    play(state, pass, bid('gold'));
    expect(refusal(state, bid('gold'))).toBe('F13.1 good-not-in-hand');
    expect(refusal(state, pass)).toBe('F13.1 finish-bid-first');
    play(state, bid('grain'), bid('wood'), done, pass, done);
    expect(rules.actor(state)).toBe(2);
    play(state, { do: 'pay', with: 'grain' }, { do: 'city', at: 'ur' });
    expect(rules.actor(state)).toBe(2);
  });

  test('F13.2 the new order goes by value, ties keep the old', () => {
    const state = start();
    play(state, pass, bid('grain'), done, pass, bid('gold'), done, pass, bid('grain'), done);
    expect([...state.order]).toEqual([1, 0, 2]);
    act(state, 1);
    play(state, pass, done, pass, bid('wood'), done, pass, bid('oil'), done);
    expect([...state.order]).toEqual([2, 0, 1]);
  });

  test('F13.2 also after turn 5, where it breaks ties', () => {
    const state = start(5);
    play(state, pass, done, pass, done, pass, bid('gold'), done);
    expect([...state.order]).toEqual([2, 0, 1]);
    const shares = new Float64Array(3);
    rules.result(state, shares);
    expect([...shares]).toEqual([0, 0, 1]);
  });

  test('FX8 only green passed with goods: green first, the others keep their order', () => {
    const green = 2;
    const state = start();
    play(state, pass, done, pass, done, pass, bid('textiles'), done);
    expect([...state.order]).toEqual([green, 0, 1]);
  });
});

describe('points', () => {
  test('F14.1 two points for each area with an own army, one or two', () => {
    const state = start();
    empire(state, 0, 'guti', { guti: 2, umma: 1, elam: 1 });
    empire(state, 1, 'akkad', { akkad: 1 }, 5);
    endTurn(state);
    expect(points(state)).toEqual([6, 2, 0]);
  });

  test('F14.2 Nippur: one more for each Sumerian area with an own army', () => {
    const state = start();
    empire(state, 0, 'guti', { guti: 2, umma: 1, ur: 2 });
    city(state, 0, 'nippur');
    empire(state, 1, 'akkad', { nippur: 1 });
    endTurn(state);
    expect(points(state)).toEqual([8, 2, 0]);
    expect(rules.score(state, 0)).toEqual([
      { clause: 'F14.1', source: 'areas', points: 6 },
      { clause: 'F14.2', source: 'nippur', points: 2 },
    ]);
  });

  /** Everyone has passed; seat 0 has a city and these goods. */
  function extending(goods: Parameters<typeof hand>[2]): ReturnType<typeof start> {
    const state = start();
    city(state, 0, 'ur');
    hand(state, 0, goods);
    play(state, pass, done, pass, done, pass, done);
    return state;
  }

  test.each([
    [[], 4],
    [['oil'], 7],
    [['lapis', 'tools'], 10],
    [['tools', 'oil', 'gold'], 14],
    [['gold', 'lapis', 'oil', 'tools'], 20],
  ] as const)('F14.3 two wood with %j: %i points', (luxuries, expected) => {
    const state = extending({ wood: 3, tools: 1, oil: 1, gold: 1, lapis: 1 });
    play(state, extend('ur', ...luxuries));
    expect(points(state)).toEqual([expected, 0, 0]);
    expect(held(state, 0, 'wood')).toBe(1);
    for (const good of luxuries) expect(held(state, 0, good)).toBe(0);
    expect(rules.score(state, 0)).toEqual([{ clause: 'F14.3', source: 'extension-ur', points: expected }]);
  });

  test('F14.3 only own cities not yet extended, with what is in hand', () => {
    const state = start();
    city(state, 0, 'ur', true);
    city(state, 0, 'umma');
    city(state, 1, 'uruk');
    empire(state, 1, 'guti', { umma: 2 });
    hand(state, 0, { wood: 2 });
    play(state, pass, done, pass, done, pass, done);
    expect(refusal(state, extend('ur'))).toBe('F14.3 extended-already');
    expect(refusal(state, extend('uruk'))).toBe('F14.3 not-your-city');
    expect(refusal(state, extend('guti'))).toBe('F14.3 not-your-city');
    expect(refusal(state, extend('umma', 'gold'))).toBe('F14.3 good-not-in-hand');
    expect(refusal(state, pass)).toBe('F14.3 not-asked-now');
    expect(refusal(state, extend('umma'))).toBeUndefined();
  });

  test('F14.3 asked in the new order, of those who can, until they are done or cannot', () => {
    const state = start();
    city(state, 0, 'ur');
    city(state, 0, 'umma');
    city(state, 1, 'uruk');
    city(state, 2, 'eridu');
    hand(state, 0, { wood: 4 });
    hand(state, 1, { wood: 2, gold: 1 });
    hand(state, 2, { wood: 1, gold: 2 });
    play(state, pass, done, pass, bid('gold'), done, pass, bid('gold'), bid('gold'), done);
    expect([...state.order]).toEqual([2, 1, 0]);
    expect(rules.actor(state)).toBe(1);
    play(state, done);
    expect(rules.actor(state)).toBe(0);
    play(state, extend('ur'));
    expect(state.phase).toBe(PHASE.extend);
    play(state, extend('umma'));
    expect(state.turn).toBe(2);
    expect(points(state)).toEqual([8, 0, 0]);
  });

  test('F14.3 a city rebuilt on the spot is extended anew', () => {
    const state = extending({ wood: 4 });
    play(state, extend('ur'));
    city(state, 0, 'ur', false);
    play(state, pass, done, pass, done, pass, done, extend('ur'));
    expect(rules.score(state, 0)).toEqual([{ clause: 'F14.3', source: 'extension-ur', points: 8 }]);
  });

  test('FX9 two wood with tool, oil and gold: 14 points; a second tool may not be added', () => {
    const state = extending({ wood: 3, tools: 2, oil: 1, gold: 1 });
    expect(refusal(state, extend('ur', 'tools', 'oil', 'gold', 'tools'))).toBe('step.with[3]: F14.3 twice {"got":"tools"}');
    play(state, extend('ur', 'tools', 'oil', 'gold'));
    expect(points(state)).toEqual([14, 0, 0]);
  });
});

describe('end of the turn', () => {
  test('F15.1 armies and available workers become unavailable; the goods in the boxes go to the bank only then', () => {
    const state = start();
    empire(state, 0, 'guti', { guti: 2 }, 3, { gold: 1 });
    city(state, 2, 'ur');
    hand(state, 2, { wood: 2 });
    workers(state, 0, { elam: 2 });
    const gold = banked(state, 'gold');
    const oil = banked(state, 'oil');
    play(state, pass, bid('oil'), done, pass, done, pass, done);
    expect([banked(state, 'gold'), banked(state, 'oil')]).toEqual([gold, oil]);
    play(state, done);
    expect(state.turn).toBe(2);
    expect([banked(state, 'gold'), banked(state, 'oil')]).toEqual([gold + 1, oil + 1]);
    expect([state.ready[0], state.reserve[0], state.empire[0]]).toEqual([0, 20, 0]);
    expect([...state.armies].every((count) => count === 0)).toBe(true);
    expect([inStock(state, 0), inStock(state, 1)]).toEqual([8, 8]);
    expect(held(state, 2, 'wood')).toBe(2);
    expect(working(state, 0, 'elam')).toBe(1);
  });
});
