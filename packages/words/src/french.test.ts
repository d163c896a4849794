import { expect, test } from 'vitest';
import { elided, spaced, typeset } from './french.ts';

test('no line begins with a sign, and no quotation ends on its guillemet', () => {
  expect(spaced('Joué : « Ur » ; 2 % ! Vraiment ?')).toBe(
    'Joué\u00a0: «\u00a0Ur\u00a0»\u202f; 2\u202f% ! Vraiment ?'.replace(/ (?=[!?])/g, '\u202f'),
  );
  expect(spaced('Ur : à 12:30')).toBe('Ur\u00a0: à 12:30');
  expect(spaced('raisin ×3, 4 × 2')).toBe('raisin\u00a0×3, 4 × 2');
});

test('functions, lists and nested words are typeset too', () => {
  const words = typeset({ winner: (name: string) => `${name} gagne !`, about: ['Qui ?'], deep: { at: 'À :' }, count: 3 });
  expect(words.winner('Amar')).toBe('Amar gagne\u202f!');
  expect([words.about, words.deep.at, words.count]).toEqual([['Qui\u202f?'], 'À\u00a0:', 3]);
});

test('« de » is elided before a vowel, also one with an accent', () => {
  expect(['Adab', 'Kish', 'Élam', 'Ur'].map((name) => elided(name))).toEqual(['d’Adab', 'de Kish', 'd’Élam', 'd’Ur']);
});
