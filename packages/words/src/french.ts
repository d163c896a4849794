import type { Language } from './languages.ts';

/** French spacing, so that writers of French texts can type plain spaces. */

const NARROW = '\u202f';
const FULL = '\u00a0';

/** No line breaks before ; ! ? % : » ×3 or after «. */
export const spaced = (text: string): string =>
  text
    .replace(/ (?=[;!?%])/g, NARROW)
    .replace(/ (?=[:»]|×\d)/g, FULL)
    .replace(/« /g, `«${FULL}`);

/** The same words with French spacing, including what functions build from names and numbers. */
export function typeset<Words>(words: Words): Words {
  if (typeof words === 'string') return spaced(words) as Words;
  if (typeof words === 'function') return ((...given: unknown[]) => typeset(words(...given))) as Words;
  if (Array.isArray(words)) return words.map(typeset) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, typeset(each)])) as Words;
}

/** Words as shown, from words as written. */
export const finished = <Words>(language: Language, words: Words): Words => (language === 'fr' ? typeset(words) : words);

const VOWEL = /^[aeiou]/;

/** « de Kish », « d’Ur ». For places and games only: before a person's name it is often wrong (d’Hélène, du Roi). */
export const elided = (name: string): string => (VOWEL.test(name.normalize('NFD').toLowerCase()) ? `d’${name}` : `de ${name}`);
