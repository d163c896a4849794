import { expect, test } from 'vitest';
import { parseJsonOf } from './json.ts';

test.each([
  ['', 'f:1:1: record: not-json: The text ends too early.'],
  ['{"a":1', 'f:1:7: record: not-json: The text ends too early.'],
  ['{"a":\n  oops}', 'f:2:3: record: not-json: This is not JSON from here on: "oops}".'],
  ['{"a":1} {', 'f:1:9: record: not-json: '],
  ['{"a":1,\n"a":2}', 'f:2:1: a: twice: "a" stands here twice.'],
])('%j is refused at its line and column', (text, message) => {
  expect(() => parseJsonOf('f', text)).toThrow(message);
});

test('the line is counted from where the text begins', () => {
  expect(() => parseJsonOf('f', '{\n\n!', 10)).toThrow('f:12:1: ');
  expect(parseJsonOf('f', '{"a":[1]}')).toEqual({ a: [1] });
});
