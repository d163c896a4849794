/** What the search knows about each rule: its words, from every place in the book that mentions it. */
import type { Language } from '@shinar/words';
import type { Book } from '../../../base/rulebook/books.ts';
import { type Chapter, type Clause, textOf } from '../../../base/rulebook/parse.ts';
import { stemOf, wordsIn } from './stems.ts';

/** The words of a text: how much each stem weighs in it. */
export interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface Entry {
  readonly chapter: Chapter;
  readonly clause: Clause;
  /** All its words: those in titles weigh more, those in examples less. */
  readonly whole: Weighed;
  /** Sentence by sentence, since a question is often answered by one of many. */
  readonly sentences: readonly Weighed[];
  /** Examples without a rule of their own rank after rules. */
  readonly worth: number;
}

const WEIGHT = { number: 20, title: 1.5, lead: 2, text: 1, example: 0.4, ruling: 0.6, question: 1, summary: 0.8 };
const EXAMPLES_WORTH = 0.6;

export function entriesOf({ page: { chapters }, rulings }: Book, language: Language): Entry[] {
  const summaries = chapters.flatMap(sentencesCiting);
  return chapters.flatMap((chapter) =>
    chapter.clauses.map((clause) => {
      const text = textOf(clause.blocks);
      const own = rulings.filter(({ clause: id }) => id === clause.id);
      const citing = summaries.filter(({ cited }) => cited.includes(clause.id) || (chapter.id !== undefined && cited.includes(chapter.id)));
      const texts: readonly (readonly [number, string])[] = [
        [WEIGHT.number, `${clause.id} ${chapter.id ?? ''}`],
        [WEIGHT.title, chapter.title],
        [WEIGHT.lead, LEAD.exec(text)?.[1] ?? ''],
        [WEIGHT.text, `${textOf(chapter.blocks)} ${text}`],
        [WEIGHT.example, clause.example],
        [WEIGHT.question, own.map(({ question }) => question).join(' ')],
        [WEIGHT.ruling, own.map(({ answer, reason }) => `${answer} ${reason}`).join(' ')],
        [WEIGHT.summary, citing.map(({ text: words }) => words).join(' ')],
      ];
      const told = [text, ...own.map(({ question, answer }) => `${question} ${answer}`), ...citing.map(({ text: words }) => words)];
      return {
        chapter,
        clause,
        whole: weighed(texts, language),
        sentences: told
          .flatMap((each) => each.split(SENTENCE_END))
          .map((sentence) =>
            weighed(
              [
                [1, sentence],
                [0.5, chapter.title],
              ],
              language,
            ),
          ),
        worth: chapter.id === undefined ? EXAMPLES_WORTH : 1,
      };
    }),
  );
}

/** One to three words before the first full stop name the rule's subject: `Famine.` */
const LEAD = /^(?:\*\([^)]*\)\* )?((?:\p{L}+ ?){1,3})\./u;
const SENTENCE_END = /(?<=[.:;?!])\s+/;
const CITED = /\b[A-Z]\d+(?:\.\d+)*\b/g;

/** What the summary chapters say about single rules, line by line. */
function sentencesCiting({ id, blocks, clauses }: Chapter): { readonly text: string; readonly cited: readonly string[] }[] {
  if (id !== undefined) return [];
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'list' ? block.items : block.rows.map((row) => row.join(' '));
  });
  return [...lines, ...clauses.map((clause) => textOf(clause.blocks))].map((text) => ({ text, cited: text.match(CITED) ?? [] }));
}

function weighed(texts: readonly (readonly [number, string])[], language: Language): Weighed {
  const weights = new Map<string, number>();
  let length = 0;
  for (const [weight, text] of texts) {
    for (const word of wordsIn(text)) {
      const stem = stemOf(language, word);
      weights.set(stem, (weights.get(stem) ?? 0) + weight);
      if (weight < WEIGHT.number) length += weight;
    }
  }
  return { weights, length };
}
