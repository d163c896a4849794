import { expect, test } from 'vitest';
import { listing, matching, pagesOf } from './menu.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, code: i, text: `move ${i % 2 ? 'Kish' : 'Ur'} ${i}`, does: '' }));
const more = (left: number): string => `… and ${left} more`;

test('a list is laid out in columns that read downwards and fit the width', () => {
  const lines = listing(entries(21), 0, 40, more).split('\n');
  expect(lines[0]!.match(/\d+(?= move)/g)?.map(Number)).toEqual([1, 12]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(listing(entries(21), 0, 5, more).split('\n')).toHaveLength(21);
});

test('a long list comes in pages that say how much is left', () => {
  const many = entries(130);
  expect(pagesOf(many)).toBe(3);
  expect(listing(many, 0, 80, more)).toContain('… and 70 more');
  expect(listing(many, 2, 80, more)).toMatch(/^121 move Ur 120/);
  expect(listing(many, 2, 80, more)).not.toContain('…');
});

test('a filter keeps the entries that have all its words, with their numbers', () => {
  expect(matching(entries(6), 'KISH 3').map(({ number }) => number)).toEqual([4]);
  expect(matching(entries(6), 'nippur')).toEqual([]);
});

test('whole words go before parts of words', () => {
  const places = ['ur', 'uruk-ur-town', 'uruk'].map((text, i) => ({ number: i + 1, code: i, text, does: '' }));
  expect(matching(places, 'ur').map(({ text }) => text)).toEqual(['ur', 'uruk-ur-town']);
  expect(matching(places, 'uru').map(({ text }) => text)).toEqual(['uruk-ur-town', 'uruk']);
});

test('a short list says what each move does', () => {
  const few = entries(2).map((entry) => ({ ...entry, does: `Seat 0 goes ${entry.number}` }));
  expect(listing(few, 0, 40, more)).toBe('  1 move Ur 0    Seat 0 goes 1\n  2 move Kish 1  Seat 0 goes 2');
  expect(matching(few, 'goes 2').map(({ number }) => number)).toEqual([2]);
});
