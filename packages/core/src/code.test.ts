import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf, kindOf, MoveList, pack, secondOf, thirdOf } from './code.ts';

fc.configureGlobal({ seed: 1 });

const parts = fc.tuple(fc.nat(15), fc.nat(511), fc.nat(511), fc.nat(511));

describe('a code', () => {
  test('gives back the kind and the three numbers it was made of', () => {
    fc.assert(
      fc.property(parts, ([kind, a, b, c]) => {
        const code = pack(kind, a, b, c);
        expect([kindOf(code), firstOf(code), secondOf(code), thirdOf(code)]).toEqual([kind, a, b, c]);
      }),
    );
  });

  test('is a whole number that fits a list, never below zero', () => {
    expect(pack(0)).toBe(0);
    expect(pack(15, 511, 511, 511)).toBe(2147483647);
  });

  test('orders moves by kind, then by each number in turn', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const at = one.findIndex((part, i) => part !== other[i]);
        const order = at < 0 ? 0 : Math.sign(one[at]! - other[at]!);
        expect(Math.sign(pack(...one) - pack(...other))).toBe(order);
      }),
    );
  });

  test('leaves out numbers as zeros', () => {
    expect([pack(3), pack(3, 4), pack(3, 4, 5)]).toEqual([pack(3, 0, 0, 0), pack(3, 4, 0, 0), pack(3, 4, 5, 0)]);
  });
});

describe('a list of moves', () => {
  test('keeps all codes in order, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2147483647), { maxLength: 3000, size: 'max' }), (codes) => {
        const list = new MoveList();
        for (const code of codes) list.push(code);
        expect(list.length).toBe(codes.length);
        expect(list.toArray()).toEqual(codes);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  test('has what is on it, and not what was on it before', () => {
    const list = new MoveList();
    for (const code of [5, 7, 9]) list.push(code);
    expect([5, 7, 9, 8, 0].map((code) => list.has(code))).toEqual([true, true, true, false, false]);
    list.clear();
    list.push(1);
    expect([1, 5, 7, 9].map((code) => list.has(code))).toEqual([true, false, false, false]);
    expect(list.toArray()).toEqual([1]);
  });

  test('makes room past its present codes, and keeps those', () => {
    const list = new MoveList();
    list.push(41);
    list.push(42);
    const codes = list.room(5000);
    expect(codes).toBe(list.codes);
    expect(codes.length).toBeGreaterThanOrEqual(5002);
    codes[2] = 43;
    list.length = 3;
    expect(list.toArray()).toEqual([41, 42, 43]);
  });

  test('stays as it is when there is room enough', () => {
    const list = new MoveList();
    expect(list.room(list.codes.length)).toBe(list.codes);
    const { codes } = list;
    list.push(1);
    expect(list.room(codes.length - 1)).toBe(codes);
    expect(list.room(codes.length)).not.toBe(codes);
  });

  test('gives a copy as an array', () => {
    const list = new MoveList();
    list.push(1);
    list.toArray()[0] = 2;
    expect(list.toArray()).toEqual([1]);
  });
});
