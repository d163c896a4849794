import { LANGUAGES, type Language } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { type Text, textsOf } from './testing.ts';

/** What no text contains: straight quotes, three dots, two spaces; and what each language sets its own way. */
const EVERYWHERE = /["']|\.\.\.| {2}|^ | $/;
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: / […%!?;:]|\p{L}…\p{L}|[„«»]/u,
  fr: /[ \p{L}][;!?%]|[ \p{L})][:»](?!\d|\/)|«[^\u00a0]| …|[„“]/u,
  de: /\p{L}…| [!?;:]|[«»]|(?<![\p{L}\d„])”|“(?=\p{L})/u,
  nl: / […%!?;:]|[„«»]/u,
};

/** Texts that show what to type in a terminal. */
const TYPED = [
  'apps/cli/src/words.messages.play.help',
  'apps/cli/src/words/help.help.commandLine',
  'apps/cli/src/words/help.help.details.verify',
  'packages/words/src/faults.faults.no-budget',
];

const faulty = (texts: readonly Text[], form: RegExp): string[] =>
  texts.filter(({ text }) => form.test(text)).map(({ path, text }) => `${path}: ${text}`);

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = textsOf(language, 5).filter(({ path }) => !TYPED.includes(path));

  test('are all there', () => {
    expect(texts.length).toBeGreaterThan(1400);
    expect(faulty(texts, /undefined|NaN|\[object/)).toEqual([]);
  });

  test('have the quotes, dots and spaces of their language', () => {
    expect(faulty(texts, EVERYWHERE)).toEqual([]);
    expect(faulty(texts, WRONG[language])).toEqual([]);
  });
});
