import { LANGUAGES, ordinalOf, phrasesOf, pluralOf, preferredLanguage } from '@shinar/words';
import { expect, test } from 'vitest';

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

test('names, labels and parts are joined as each language does', () => {
  expect(LANGUAGES.map((language) => phrasesOf(language).and(['Amar', 'Belit', 'Iddin']))).toEqual([
    'Amar, Belit and Iddin',
    'Amar, Belit et Iddin',
    'Amar, Belit und Iddin',
    'Amar, Belit en Iddin',
  ]);
  expect(LANGUAGES.map((language) => phrasesOf(language).or(['1', '2']))).toEqual(['1 or 2', '1 ou 2', '1 oder 2', '1 of 2']);
  expect(phrasesOf('en').label('Kish', 'empty')).toBe('Kish: empty');
  expect(phrasesOf('fr').parts(['un', '', undefined, 'deux'])).toBe('un\u202f; deux');
});

test('ranks are written as each language does', () => {
  const ranks = [1, 2, 3, 4, 11, 21];
  expect(LANGUAGES.map((language) => ranks.map(ordinalOf(language)).join(' '))).toEqual([
    '1st 2nd 3rd 4th 11th 21st',
    '1er 2e 3e 4e 11e 21e',
    '1. 2. 3. 4. 11. 21.',
    '1e 2e 3e 4e 11e 21e',
  ]);
});
