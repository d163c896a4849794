import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

/** Every text in one language, with a name wherever one fits. */
const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf(words('Anu', 'Sumeria'));
  return Object.values(words as object).flatMap(textsOf);
};

test('what the server writes has the quotes and spaces of its language', () => {
  expect(
    Object.values(WORDS)
      .flatMap(textsOf)
      .filter((text) => /["']|\.\.\./.test(text)),
  ).toEqual([]);
  expect(textsOf(WORDS.fr).filter((text) => / [;:!?»]/.test(text))).toEqual([]);
  expect([WORDS.en, WORDS.de, WORDS.nl].flatMap(textsOf).filter((text) => /\s[;:!?]/.test(text))).toEqual([]);
});
