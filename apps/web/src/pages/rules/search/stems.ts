/** Words as the search compares them: without accents, capitals and endings. */
import type { Language } from '@shinar/words';

/** The same text without accents, capitals and special spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();

/** Words, numbers and rule numbers: `a6.1`. */
const WORD = /[a-z]+\d+(?:\.\d+)*|\p{L}+|\d+/gu;
export const wordsIn = (text: string): string[] => plain(text).match(WORD) ?? [];

/** What is cut from the end of a word, longest first, as long as three letters remain. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?<=.{3})(?:ations?|ments?|ings?|ers?|ies|ed|es|ly|s|y|e)$/,
  fr: /(?<=.{3})(?:ements?|ations?|antes?|ants?|ent|ons|ees?|ez|er|es|ir|it|is|s|x|e)$/,
  de: /(?<=.{3})(?:ungen|ung|sten|ten|tet|est|end|en|er|em|es|te|st|et|n|e|s|t)$/,
  nl: /(?<=.{3})(?:ingen|ing|jes|je|ste|ten|ens|en|er|es|s|t|e|d)$/,
};
/** Prefixes of past participles. */
const BEGINNINGS: Readonly<Partial<Record<Language, RegExp>>> = { de: /^ge(?=.{4})/, nl: /^ge(?=.{4})/ };

/** Maps singular and plural, verb and participle to one stem; now and then unrelated words too. */
export function stemOf(language: Language, word: string): string {
  const begun = BEGINNINGS[language];
  const whole = begun === undefined ? word : word.replace(begun, '');
  return whole.replace(ENDINGS[language], '').replace(/(\p{L})\1/gu, '$1');
}
