import { expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { parseJsonOf } from './json.ts';
import { speak } from './words/voice.ts';

const voice = await speak('en');

function refused(text: string): string {
  try {
    parseJsonOf('f', text);
  } catch (error) {
    if (error instanceof BadInput) return error.in(voice);
    throw error;
  }
  return 'it was not refused';
}

test.each([
  ['', 'f:1:1: record: not-json: The text ends too early.'],
  ['{"a":1', 'f:1:7: record: not-json: The text ends too early.'],
  ['{"a":\n  oops}', 'f:2:3: record: not-json: This isn’t valid JSON from here on: "oops}".'],
  ['{"a":1} {', 'f:1:9: record: not-json: '],
  ['{"a":1,\n"a":2}', 'f:2:1: a: twice: "a" appears twice.'],
])('%j is refused at its line and column', (text, message) => {
  expect(refused(text)).toContain(message);
});

test('the line is counted from where the text begins', () => {
  expect(() => parseJsonOf('f', '{\n\n!', 10)).toThrow('f:12:1: ');
  expect(parseJsonOf('f', '{"a":[1]}')).toEqual({ a: [1] });
});
