import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

test.each([
  ['', 'f:1:1: not-json: The text ends too early.'],
  ['{"a":1', "f:1:7: not-json: Expected ',' or '}' after property value."],
  ['{"a":"x', 'f:1:8: not-json: Unterminated string.'],
  ['{"a":\n  oops}', "f:2:3: not-json: Unexpected token 'o'."],
  ['{"a":[1,2,,3]}', "f:1:11: not-json: Unexpected token ','."],
  ['{"a":1} {', 'f:1:9: not-json: Unexpected non-whitespace character after JSON.'],
])('%j is refused at its line and column', (text, message) => {
  expect(() => parseJson(text, 'f')).toThrow(message);
});

test('the line is counted from where the text begins', () => {
  expect(() => parseJson('{\n\n!', 'f', 10)).toThrow('f:12:1: ');
  expect(parseJson('{"a":[1]}', 'f')).toEqual({ a: [1] });
});

test('the unexpected token is found in a long text', () => {
  const text = `[${'{"true":false},'.repeat(5000)}nope]`;
  expect(() => parseJson(text, 'f')).toThrow(`f:1:${text.indexOf('nope') + 2}: not-json: Unexpected token 'o'.`);
});
