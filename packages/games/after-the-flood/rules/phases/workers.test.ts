import { describe, expect, test } from 'vitest';
import { banked, done, hand, held, inStock, play, refusal, start, workers, working } from '../testing.ts';

const place = (spend: string, to: string, count: number) => ({ do: 'workers', spend, to, count });
const scribe = (from: string, to: string) => ({ do: 'scribe', from, to });

describe('place workers', () => {
  test('F9.1 a good places from one up to its value of available workers in one place', () => {
    const state = start();
    const bank = banked(state, 'gold');
    expect(refusal(state, place('lapis', 'elam', 1))).toBe('F9.1 good-not-in-hand');
    expect(refusal(state, place('gold', 'elam', 6))).toBe('F9.1 more-than-value');
    play(state, place('gold', 'elam', 3));
    expect([working(state, 0, 'elam'), inStock(state, 0), held(state, 0, 'gold')]).toEqual([3, 7, 0]);
    expect(banked(state, 'gold')).toBe(bank + 1);
    expect(refusal(state, place('grain', 'elam', 1))).toBe('F9.1 one-good-an-action');
    play(state, done);
    workers(state, 1, { stock: 1 });
    expect(refusal(state, place('gold', 'elam', 2))).toBe('F9.1 too-few-available-workers');
  });

  test('F9.1 never in Sumer, but in Akkad, Isin and Larsa', () => {
    const state = start();
    expect(refusal(state, place('grain', 'ur', 1))).toBe('F9.1 workers-in-sumer');
    for (const name of ['akkad', 'isin', 'larsa', 'dilmun', 'weaving']) expect(refusal(state, place('grain', name, 1))).toBeUndefined();
    workers(state, 0, { scribes: 1 });
    expect(refusal(state, scribe('stock', 'ur'))).toBe('F9.1 workers-in-sumer');
  });

  test('F9.2 at most two scribes, used ones counted; no other limit', () => {
    const state = start();
    expect(refusal(state, place('gold', 'scribes', 3))).toBe('F9.2 scribes-full');
    expect(refusal(state, place('gold', 'scribes', 2))).toBeUndefined();
    workers(state, 0, { scribes: 1, 'used-scribes': 1, 'tool-makers': 4 });
    expect(refusal(state, place('grain', 'scribes', 1))).toBe('F9.2 scribes-full');
    expect(refusal(state, scribe('stock', 'scribes'))).toBe('F9.2 scribes-full');
    expect(refusal(state, place('gold', 'tool-makers', 4))).toBeUndefined();
    workers(state, 1, { elam: 3 });
    play(state, place('gold', 'elam', 4));
  });

  test('F9.3 each unused scribe places one worker or moves one, each elsewhere, also back to the stock', () => {
    const state = start();
    workers(state, 0, { scribes: 2, guti: 1 });
    expect(refusal(state, scribe('elam', 'guti'))).toBe('F9.3 no-worker-there');
    expect(refusal(state, scribe('guti', 'guti'))).toBe('F9.3 same-place');
    play(state, scribe('stock', 'elam'), place('grain', 'weaving', 1), scribe('guti', 'stock'));
    expect([working(state, 0, 'elam'), working(state, 0, 'guti'), working(state, 0, 'used-scribes')]).toEqual([1, 0, 2]);
    expect(inStock(state, 0)).toBe(9);
    expect(refusal(state, scribe('stock', 'elam'))).toBe('F9.3 no-unused-scribe');
    play(state, done);
  });

  test('F9.3 a scribe may move itself, from among the used', () => {
    const state = start();
    workers(state, 0, { scribes: 1 });
    expect(refusal(state, scribe('scribes', 'elam'))).toBe('F9.3 no-worker-there');
    play(state, scribe('used-scribes', 'elam'), done);
    expect([working(state, 0, 'scribes'), working(state, 0, 'used-scribes'), working(state, 0, 'elam')]).toEqual([0, 0, 1]);
  });

  test('F9.3 one scribe may move the other, used or unused', () => {
    const state = start();
    workers(state, 0, { scribes: 2 });
    play(state, scribe('scribes', 'elam'), done);
    expect([working(state, 0, 'scribes'), working(state, 0, 'used-scribes'), working(state, 0, 'elam')]).toEqual([0, 1, 1]);
    workers(state, 1, { scribes: 1, 'used-scribes': 1 });
    play(state, scribe('used-scribes', 'stock'), done);
    expect([working(state, 1, 'scribes'), working(state, 1, 'used-scribes')]).toEqual([0, 1]);
  });

  test('F9.3 a used tool maker may be moved, also among the unused', () => {
    const state = start();
    workers(state, 0, { scribes: 2, 'used-tool-makers': 2 });
    play(state, scribe('used-tool-makers', 'tool-makers'), scribe('used-tool-makers', 'weaving'), done);
    expect([working(state, 0, 'tool-makers'), working(state, 0, 'used-tool-makers'), working(state, 0, 'weaving')]).toEqual([1, 0, 2]);
  });

  test('F9.3 a used scribe does not become an unused one', () => {
    const state = start();
    workers(state, 0, { scribes: 1 });
    expect(refusal(state, scribe('used-scribes', 'scribes'))).toBe('F9.3 used-scribe-stays-used');
  });

  test('F9.4 scribes may be used without a good, and without scribes there is none to use', () => {
    const state = start();
    hand(state, 0, {});
    expect(refusal(state, scribe('stock', 'elam'))).toBe('F9.3 no-unused-scribe');
    workers(state, 0, { scribes: 1 });
    play(state, scribe('stock', 'elam'), done);
    expect(working(state, 0, 'elam')).toBe(1);
  });

  test('F9.4 a scribe placed in this action is not used in it, but may be moved', () => {
    const state = start();
    workers(state, 0, { scribes: 1 });
    play(state, place('grain', 'scribes', 1), scribe('scribes', 'elam'));
    expect([working(state, 0, 'scribes'), working(state, 0, 'used-scribes'), working(state, 0, 'elam')]).toEqual([0, 1, 1]);
    expect(refusal(state, scribe('stock', 'elam'))).toBe('F9.3 no-unused-scribe');
    play(state, done, place('grain', 'scribes', 1));
    expect(refusal(state, scribe('stock', 'elam'))).toBe('F9.4 scribe-just-placed');
    play(state, done);
  });

  test('F9.4 the scribe that was there before may be used after another was placed', () => {
    const state = start();
    workers(state, 0, { scribes: 1 });
    play(state, place('grain', 'scribes', 1), scribe('stock', 'elam'));
    expect(refusal(state, scribe('stock', 'elam'))).toBe('F9.4 scribe-just-placed');
    play(state, done, { do: 'city', at: 'ur' }, { do: 'city', at: 'umma' }, scribe('stock', 'elam'), done);
    expect([working(state, 0, 'elam'), working(state, 0, 'used-scribes')]).toEqual([2, 2]);
  });
});
