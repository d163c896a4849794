import type { Language } from './languages.ts';

type Forms = { readonly one: string; readonly other: string };

/** The plural rule of a language: `n(2, { one: '1 hut', other: '2 huts' })`. */
export function pluralOf(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** "a, b and c". */
export function listOf(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}
