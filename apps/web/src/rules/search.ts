/** Searching the rules: all words must be found, accents and capitals aside. */
import type { Book } from './books.ts';
import type { Block, Chapter, Clause } from './parse.ts';
import type { Ruling } from './rulings.ts';

/** The same text without accents and capitals, letter for letter, so that what is found stands at the same place. */
const plain = (text: string): string => Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

export const wordsOf = (query: string): string[] =>
  plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');

const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'text' ? block.text : [block.head, ...block.rows].flat().join(' '))).join(' ');

const rulingText = ({ question, answer, reason, wording }: Ruling): string => [question, answer, reason, wording].join(' ');
const ruledOn = (rulings: readonly Ruling[], id: string): string =>
  rulings
    .filter(({ clause }) => clause === id)
    .map(rulingText)
    .join(' ');
const clauseText = ({ id, blocks, example }: Clause): string => `${id} ${textOf(blocks)} ${example}`;

/** Whether a text holds all words. */
const holds = (text: string, words: readonly string[]): boolean => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

/** Whether some word stands in a ruling, so that it should not be folded away. */
export const hitIn = (ruling: Ruling, words: readonly string[]): boolean => words.some((word) => holds(rulingText(ruling), [word]));

/** The chapters with the clauses that hold all words, rulings included; everything without words. */
export function found({ page: { chapters }, rulings }: Pick<Book, 'page' | 'rulings'>, words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const inTitle = holds(`${chapter.id ?? ''} ${chapter.title}`, words);
    const clauses = inTitle
      ? chapter.clauses
      : chapter.clauses.filter((clause) => holds(`${clauseText(clause)} ${ruledOn(rulings, clause.id)}`, words));
    return clauses.length > 0 || inTitle ? [{ ...chapter, clauses }] : [];
  });
}

/** A text cut into parts, each either found or not. */
export function partsOf(text: string, words: readonly string[]): readonly { readonly text: string; readonly hit: boolean }[] {
  const searched = plain(text);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words.map((word) => ({ at: searched.indexOf(word, from), length: word.length })).filter(({ at }) => at >= 0);
    const next = hits.sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (next === undefined) break;
    if (next.at > from) parts.push({ text: text.slice(from, next.at), hit: false });
    parts.push({ text: text.slice(next.at, next.at + next.length), hit: true });
    from = next.at + next.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), hit: false }] : parts;
}
