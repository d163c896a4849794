import { expect, test } from 'vitest';
import { listing, matching, pagesOf } from './menu.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, code: i, text: `move ${i % 2 ? 'Kish' : 'Ur'} ${i}` }));

test('a list is laid out in columns that read downwards and fit the width', () => {
  const lines = listing(entries(7), 0, 40).split('\n');
  expect(lines.map((line) => line.match(/\d+(?= move)/g)?.map(Number))).toEqual([[1, 5], [2, 6], [3, 7], [4]]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(listing(entries(3), 0, 5).split('\n')).toHaveLength(3);
});

test('a long list comes in pages that say how much is left', () => {
  const many = entries(130);
  expect(pagesOf(many)).toBe(3);
  expect(listing(many, 0, 80)).toContain('... and 70 others');
  expect(listing(many, 2, 80)).toMatch(/^121 move Ur 120/);
  expect(listing(many, 2, 80)).not.toContain('others');
});

test('a filter keeps the entries that have all its words, with their numbers', () => {
  expect(matching(entries(6), 'KISH 3').map(({ number }) => number)).toEqual([4]);
  expect(matching(entries(6), 'nippur')).toEqual([]);
});

test('whole words go before parts of words', () => {
  const places = ['ur', 'uruk-ur-town', 'uruk'].map((text, i) => ({ number: i + 1, code: i, text }));
  expect(matching(places, 'ur').map(({ text }) => text)).toEqual(['ur', 'uruk-ur-town']);
  expect(matching(places, 'uru').map(({ text }) => text)).toEqual(['uruk-ur-town', 'uruk']);
});
