import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json.ts';
import type { Fault, InputError } from './read.ts';
import { faultOf } from './testing.ts';

fc.configureGlobal({ seed: 1 });

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('text that is JSON', () => {
  test('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(3), (text, indent) => {
        const value = JSON.parse(text);
        expect(parseJson(text)).toEqual(value);
        expect(parseJson(` ${JSON.stringify(value, undefined, indent)}\r\n\t`)).toEqual(value);
      }),
    );
  });

  test('is told from text that is not, exactly as JSON.parse tells it', () => {
    const piece = fc.constantFrom(
      ...'{}[],:"\\ \n\u0001\u2028abntu0019.-+eE',
      '"a"',
      '"b":',
      '\\u00e9',
      'true',
      'null',
      '-0',
      '1e9',
      '\ufeff',
    );
    const scraps = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const cut = fc.tuple(fc.json(), fc.nat(), fc.nat(), scraps).map(([text, at, count, scrap]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + scrap + text.slice(place + (count % 4));
    });
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(scraps, cut), (text) => {
        let fault: Fault | undefined;
        try {
          parseJson(text);
          accepted++;
        } catch (error) {
          fault = (error as InputError).fault;
        }
        if (fault?.reason !== 'twice') expect(fault?.reason).toBe(isJson(text) ? undefined : 'not-json');
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  test('may be as long and as deep as it likes', () => {
    const deep = '[{"a":'.repeat(50_000);
    expect(faultOf(() => parseJson(deep))).toMatchObject({ reason: 'not-json', facts: { line: 1, column: deep.length + 1 } });
    expect(parseJson(`"${'x\\n'.repeat(3_000_000)}"`)).toHaveLength(6_000_000);
    expect(parseJson(`[${'1,'.repeat(300_000)}1]`)).toHaveLength(300_001);
  });
});

describe('text that is not JSON is refused at its line and column', () => {
  test.each<[string, number, number, string]>([
    ['', 1, 1, '""'],
    ['  ', 1, 3, '""'],
    ['hello', 1, 1, '"hello"'],
    ['\ufeff{}', 1, 1, '"\ufeff{}"'],
    ['{"a":1', 1, 7, '""'],
    ['{"a":"x', 1, 8, '""'],
    ['{"a"', 1, 5, '""'],
    ['{"a" 1}', 1, 6, '"1}"'],
    ['{a:1}', 1, 2, '"a:1}"'],
    ["{'a':1}", 1, 2, '"\'a\':1}"'],
    ['{"a":1,}', 1, 8, '"}"'],
    ['[1,2,,3]', 1, 6, '",3]"'],
    ['[1 2]', 1, 4, '"2]"'],
    ['[1}', 1, 3, '"}"'],
    ['{"a":1]', 1, 7, '"]"'],
    ['{"a":\n  oops}', 2, 3, '"oops}"'],
    ['{\n\n\n!', 4, 1, '"!"'],
    ['{"a":1} {', 1, 9, '"{"'],
    ['01', 1, 2, '"1"'],
    ['1.', 1, 2, '"."'],
    ['-', 1, 1, '"-"'],
    ['+1', 1, 1, '"+1"'],
    ['NaN', 1, 1, '"NaN"'],
    ['truer', 1, 5, '"r"'],
    ['"a\nb"', 1, 3, '"\\nb\\""'],
    ['"a\\x"', 1, 3, '"\\\\x\\""'],
    ['"\\u12g4"', 1, 2, '"\\\\u12g4\\""'],
    ['[1] // more than twenty letters', 1, 5, '"// more than twenty "'],
  ])('%j', (text, line, column, detail) => {
    expect(isJson(text)).toBe(false);
    expect(faultOf(() => parseJson(text))).toEqual({ path: 'record', reason: 'not-json', facts: { line, column, detail } });
  });
});

describe('a field that stands twice is refused with its path and place', () => {
  test.each<[string, string, string, number, number]>([
    ['{"a":1,"a":1}', 'a', '"a"', 1, 8],
    ['{"a":1,"b":{"a":2},"b":3}', 'b', '"b"', 1, 20],
    ['{"steps":[{"by":0},{"by":0,"do":1,\n"do":2}]}', 'steps[1].do', '"do"', 2, 1],
    ['[[0,{"a":{},"a":[]}]]', '[0][1].a', '"a"', 1, 13],
    ['{"a":1,"\\u0061":2}', 'a', '"a"', 1, 8],
    ['{"__proto__":1,"__proto__":2}', '__proto__', '"__proto__"', 1, 16],
    ['{"":1,"":2}', '""', '""', 1, 7],
    ['{"x y":{"\\n":1,"\\n":2}}', '"x y"."\\n"', '"\\n"', 1, 16],
  ])('%s', (text, path, got, line, column) => {
    expect(isJson(text)).toBe(true);
    expect(faultOf(() => parseJson(text))).toEqual({ path, reason: 'twice', facts: { got, line, column } });
  });

  test('the same name in two objects is not twice, nor is it as a value', () => {
    expect(parseJson('[{"a":1},{"a":1},{"b":{"a":"a"},"a":["a","a"]}]')).toHaveLength(3);
  });

  test('names that every object inherits are names like others', () => {
    expect(() => parseJson('{"toString":1,"constructor":2,"__proto__":3,"hasOwnProperty":4}')).not.toThrow();
  });

  test('whatever the object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, pick) => {
        const names = Object.keys(object);
        const name = JSON.stringify(names[pick % names.length]);
        const text = JSON.stringify(object);
        expect(faultOf(() => parseJson(`${text.slice(0, -1)},${name}:0}`))).toMatchObject({
          reason: 'twice',
          facts: { column: text.length + 1 },
        });
      }),
    );
  });
});
