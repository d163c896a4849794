import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

const textsOf = ({ turn, test: trial, off, link, confirm, offPage }: (typeof WORDS)['en']): string[] => [
  turn('Sumeria'),
  trial,
  off,
  ...[link, confirm].flatMap(({ subject, open, once }) => [subject, open('Anu'), once]),
  ...Object.values(offPage),
];

test('what the server writes has the quotes and spaces of its language', () => {
  expect(
    Object.values(WORDS)
      .flatMap(textsOf)
      .filter((text) => /["']|\.\.\./.test(text)),
  ).toEqual([]);
  expect(textsOf(WORDS.fr).filter((text) => / [;:!?»]/.test(text))).toEqual([]);
  expect([WORDS.en, WORDS.de, WORDS.nl].flatMap(textsOf).filter((text) => /\s[;:!?]/.test(text))).toEqual([]);
});
