import { expect, test } from 'vitest';
import { preferredLanguage } from './languages.ts';
import { pluralOf } from './plural.ts';

test.each([
  [['fr-BE', 'en'], 'fr'],
  [['ja', 'nl-NL'], 'nl'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('plurals follow each language', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((count) => pluralOf('en')(count, forms))).toEqual(['other', 'one', 'other']);
  expect([0, 1, 2].map((count) => pluralOf('fr')(count, forms))).toEqual(['one', 'one', 'other']);
});
