import { spaced } from './french.ts';
import type { Language } from './languages.ts';

/** How a language joins names, labels and lists. */
export interface Phrases {
  /** "a, b and c". */
  and(items: readonly string[]): string;
  /** "a, b or c". */
  or(items: readonly string[]): string;
  /** "Kish: empty". */
  label(name: string, text: string): string;
  /** Several facts about one thing on one line: "a; b". Leaves out empty ones. */
  parts(items: readonly (string | undefined)[]): string;
}

/** British, like the spelling: no comma before "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de', nl: 'nl' };

export function phrasesOf(language: Language): Phrases {
  const listed = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(LOCALES[language], { type });
    return (items: readonly string[]) => format.format(items);
  };
  const sign = (mark: ':' | ';'): string => (language === 'fr' ? spaced(` ${mark} `) : `${mark} `);
  return {
    and: listed('conjunction'),
    or: listed('disjunction'),
    label: (name, text) => `${name}${sign(':')}${text}`,
    parts: (items) => items.filter((item) => item !== undefined && item !== '').join(sign(';')),
  };
}
