import { describe, expect, test } from 'vitest';
import { banked, city, endTurn, held, inStock, play, start, workers, working } from '../testing.ts';
import { goodsAndWorkers } from './goods.ts';

type Three = [number, number, number];
type Row = Three[];

/** What a box with these workers gives the three seats. */
function given(box: 'irrigation' | 'weaving', counts: Three): number[] {
  const state = start();
  const good = box === 'irrigation' ? 'grain' : 'textiles';
  counts.forEach((count, seat) => {
    workers(state, seat, { [box]: count });
  });
  const before = [0, 1, 2].map((seat) => held(state, seat, good));
  goodsAndWorkers(state);
  return [0, 1, 2].map((seat) => held(state, seat, good) - (before[seat] ?? 0));
}

describe('goods', () => {
  test.each([
    [
      [2, 2, 2],
      [5, 5, 5],
    ],
    [
      [3, 3, 1],
      [6, 6, 4],
    ],
    [
      [1, 3, 1],
      [4, 6, 4],
    ],
    [
      [1, 2, 3],
      [3, 4, 6],
    ],
  ] satisfies Row[])('F5.1 irrigation %j gives grain %j', (counts, grain) => {
    expect(given('irrigation', counts)).toEqual(grain);
  });

  test.each([
    [
      [1, 1, 1],
      [3, 3, 3],
    ],
    [
      [3, 1, 3],
      [3, 2, 3],
    ],
    [
      [1, 1, 2],
      [2, 2, 3],
    ],
    [
      [5, 2, 1],
      [3, 2, 1],
    ],
  ] satisfies Row[])('F5.2 weaving %j gives textiles %j', (counts, textiles) => {
    expect(given('weaving', counts)).toEqual(textiles);
  });

  test.each([
    [
      [0, 1, 1],
      [0, 6, 6],
      [0, 3, 3],
    ],
    [
      [0, 0, 2],
      [0, 0, 6],
      [0, 0, 3],
    ],
    [
      [0, 2, 1],
      [0, 6, 4],
      [0, 3, 2],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] satisfies Row[])('F5.3 workers %j: nobody without a worker gets anything, but they hold their rank', (counts, grain, textiles) => {
    expect(given('irrigation', counts)).toEqual(grain);
    expect(given('weaving', counts)).toEqual(textiles);
  });

  test('F5.4 a city in Ur gives a textile more, to a player with a weaver', () => {
    const state = start();
    city(state, 1, 'ur');
    const before = held(state, 1, 'textiles');
    goodsAndWorkers(state);
    expect(held(state, 1, 'textiles') - before).toBe(4);
    workers(state, 1, { weaving: 0 });
    goodsAndWorkers(state);
    expect(held(state, 1, 'textiles') - before).toBe(4);
  });

  test('F5.5 grain and textiles are produced beyond their pieces', () => {
    const state = start();
    for (let i = 0; i < 3; i++) goodsAndWorkers(state);
    expect(held(state, 0, 'grain')).toBe(20);
    expect(banked(state, 'grain')).toBe(22 - 60);
    expect(banked(state, 'textiles')).toBe(15 - 36);
  });

  test('F5.6 eight workers become available, or all that are left, and the used are unused again', () => {
    const state = start();
    expect(inStock(state, 0)).toBe(10);
    workers(state, 0, { elam: 10, stock: 0, 'used-scribes': 2, 'used-tool-makers': 3 });
    goodsAndWorkers(state);
    expect(inStock(state, 0)).toBe(8);
    expect(working(state, 0, 'unavailable')).toBe(0);
    expect([working(state, 0, 'scribes'), working(state, 0, 'tool-makers'), working(state, 0, 'used-scribes')]).toEqual([2, 3, 0]);
    workers(state, 1, { elam: 20, stock: 0 });
    goodsAndWorkers(state);
    expect(inStock(state, 1)).toBe(3);
  });

  test('FX1 ranked 1st, 2nd, 2nd: grain 6 4 4; ranked 1st, 1st, 2nd: textiles 3 3 2', () => {
    expect(given('irrigation', [4, 2, 2])).toEqual([6, 4, 4]);
    expect(given('weaving', [1, 2, 2])).toEqual([2, 3, 3]);
  });
});

describe('turn', () => {
  test('F4 five turns of six phases, then the game is over', () => {
    const state = start();
    const turns: number[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      expect(state.turn).toBe(turn);
      const order = endTurn(state)
        .map((event) => event.type)
        .filter((type) => ['turnBegan', 'passed', 'orderSet', 'turnEnded', 'gameEnded'].includes(type));
      turns.push(order.length);
      expect(order.slice(0, 5)).toEqual(['passed', 'passed', 'passed', 'orderSet', 'turnEnded']);
      expect(order[5]).toBe(turn < 5 ? 'turnBegan' : 'gameEnded');
    }
    expect(() => play(state, { do: 'pass' })).toThrow('F16.2 game-over');
  });
});
