import type { Language } from './languages.ts';

type Forms = { readonly one: string; readonly other: string };

/** The plural rule of a language: `n(2, { one: '1 hut', other: '2 huts' })`. */
export function pluralOf(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

const ENDINGS: Readonly<Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er', other: 'e' },
  de: { other: '.' },
  nl: { other: 'e' },
};

/** 1st, 2nd, 3rd, 4th. */
export function ordinalOf(language: Language): (rank: number) => string {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' });
  const endings = ENDINGS[language];
  return (rank) => `${rank}${endings[rules.select(rank)] ?? endings.other}`;
}
