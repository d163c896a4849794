import { describe, expect, test } from 'vitest';
import { fieldAt, InputError, readFields, readInteger, readList, readListOf, readName, readObject, readText, shown } from './read.ts';
import { faultOf } from './testing.ts';

describe('InputError', () => {
  test('tells the place first, then clause, reason and facts', () => {
    const fault = { path: 'steps[3]', reason: 'taken', clause: 'S4.1', facts: { got: 'kish' } };
    const error = new InputError(fault);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'InputError', message: 'steps[3]: S4.1 taken {"got":"kish"}', fault });
    expect(new InputError({ path: 'a', reason: 'b' }).message).toBe('a: b');
  });
});

describe('a value is shown short, on one line', () => {
  test.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'null'],
    [true, 'true'],
    [-1.5, '-1.5'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    ['a\n"b', '"a\\n\\"b"'],
    [[1, [2]], '[...]'],
    [{ a: 1 }, '{...}'],
    ['x'.repeat(100), `"${'x'.repeat(56)}...`],
    ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ])('%j', (value, text) => expect(shown(value)).toBe(text));

  test('however deep it is', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(faultOf(() => readInteger(deep, 'a', 0, 1))).toMatchObject({ facts: { got: '[...]' } });
  });
});

describe('the path of a field', () => {
  test.each([
    ['record', 'game', 'record.game'],
    ['', 'game', 'game'],
    ['a', '__proto__', 'a.__proto__'],
    ['a', 'two words', 'a."two words"'],
    ['a', '\u001b[31m\n', 'a."\\u001b[31m\\n"'],
    ['a', 'x'.repeat(50), `a."${'x'.repeat(50)}"`],
    ['a', '', 'a.""'],
  ])('%j, %j', (path, field, expected) => expect(fieldAt(path, field)).toBe(expected));
});

describe('readObject', () => {
  const read = (value: unknown, path = 'a') => readObject(value, path, ['one', 'two'], ['three']);

  test('takes the fields it must have and those it may have', () => {
    const value = { two: 2, one: 1 };
    expect(read(value)).toBe(value);
    expect(read({ ...value, three: undefined })).toHaveProperty('three');
  });

  test.each<[unknown, object]>([
    [null, { path: 'a', reason: 'not-an-object', facts: { got: 'null' } }],
    [[], { path: 'a', reason: 'not-an-object', facts: { got: '[...]' } }],
    ['one', { path: 'a', reason: 'not-an-object', facts: { got: '"one"' } }],
    [undefined, { path: 'a', reason: 'not-an-object', facts: { got: 'nothing' } }],
    [{ one: 1 }, { path: 'a.two', reason: 'missing-field' }],
    [
      { one: 1, two: 2, four: 4 },
      { path: 'a.four', reason: 'unknown-field' },
    ],
    [
      { one: 1, two: 2, toString: 4 },
      { path: 'a.toString', reason: 'unknown-field' },
    ],
    [JSON.parse('{"one":1,"two":2,"__proto__":{}}'), { path: 'a.__proto__', reason: 'unknown-field' }],
    [JSON.parse('{"__proto__":{"one":1,"two":2}}'), { path: 'a.__proto__', reason: 'unknown-field' }],
    [Object.create({ one: 1, two: 2 }), { path: 'a.one', reason: 'missing-field' }],
  ])('refuses %j', (value, fault) => expect(faultOf(() => read(value))).toEqual(fault));

  test('an empty path is the record itself', () => {
    expect(faultOf(() => read(1, ''))).toEqual({ path: 'record', reason: 'not-an-object', facts: { got: '1' } });
    expect(faultOf(() => read({}, ''))).toEqual({ path: 'one', reason: 'missing-field' });
  });

  test('a field that every object inherits is missing all the same', () => {
    expect(faultOf(() => readObject({}, 'a', ['toString']))).toEqual({ path: 'a.toString', reason: 'missing-field' });
  });
});

describe('readFields', () => {
  test('leaves other fields alone', () => expect(readFields({ one: 1, more: 2 }, 'a', ['one'])).toEqual({ one: 1, more: 2 }));
  test('misses what is not there', () => {
    expect(faultOf(() => readFields({ more: 2 }, 'a', ['one']))).toEqual({ path: 'a.one', reason: 'missing-field' });
    expect(faultOf(() => readFields([], 'a', []))).toMatchObject({ path: 'a', reason: 'not-an-object' });
  });
});

describe('readInteger', () => {
  test.each([-2, 0, 5])('takes %d', (value) => expect(readInteger(value, 'a', -2, 5)).toBe(value));
  test.each<[unknown, string]>([
    [-3, '-3'],
    [6, '6'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    ['1', '"1"'],
    [null, 'null'],
    [[1], '[...]'],
    [true, 'true'],
    [undefined, 'nothing'],
  ])('refuses %j', (value, got) => {
    expect(faultOf(() => readInteger(value, 'a', -2, 5))).toEqual({
      path: 'a',
      reason: 'not-in-range',
      facts: { got, least: -2, most: 5 },
    });
  });
});

describe('readText', () => {
  test('takes a text of the form', () => expect(readText('abc', 'a', /^[a-c]+$/)).toBe('abc'));
  test.each<[unknown, string]>([
    ['abd', '"abd"'],
    ['abc\n', '"abc\\n"'],
    ['', '""'],
    [1, '1'],
    [['a'], '[...]'],
  ])('refuses %j', (value, got) => {
    expect(faultOf(() => readText(value, 'a', /^[a-c]+$/))).toEqual({ path: 'a', reason: 'wrong-text', facts: { got, form: '^[a-c]+$' } });
  });
});

describe('readName', () => {
  test('takes a name for its index', () => expect(readName('ur', 'a', ['kish', 'ur'])).toBe(1));
  test.each<unknown>(['Ur', 'toString', '__proto__', '', 1, ['ur'], null])('refuses %j', (value) => {
    expect(faultOf(() => readName(value, 'a', ['kish', 'ur']))).toEqual({
      path: 'a',
      reason: 'unknown-name',
      facts: { got: shown(value), expected: 'kish ur' },
    });
  });
});

describe('lists', () => {
  const number = (value: unknown, path: string) => readInteger(value, path, 0, 9);

  test('are read item by item', () => {
    expect(readList([1, 2], 'a', number)).toEqual([1, 2]);
    expect(readList([], 'a', number)).toEqual([]);
    expect(readListOf([1, 2], 'a', 2, number)).toEqual([1, 2]);
  });

  test('name the item that is wrong', () => {
    expect(faultOf(() => readList([1, 10], 'a', number))).toMatchObject({ path: 'a[1]', reason: 'not-in-range' });
    expect(faultOf(() => readList([[1], [2, 'x']], 'a', (row, path) => readList(row, path, number)))).toMatchObject({ path: 'a[1][1]' });
  });

  test('are lists, and of their length', () => {
    expect(faultOf(() => readList({ length: 1 }, 'a', number))).toEqual({ path: 'a', reason: 'not-a-list', facts: { got: '{...}' } });
    expect(faultOf(() => readListOf('12', 'a', 2, number))).toEqual({ path: 'a', reason: 'not-a-list', facts: { got: '"12"' } });
    for (const list of [[], [1], [1, 2, 3]]) {
      const facts = { got: list.length, expected: 2 };
      expect(faultOf(() => readListOf(list, 'a', 2, number))).toEqual({ path: 'a', reason: 'wrong-length', facts });
    }
  });
});
