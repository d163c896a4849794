/**
 * Searches the rules. A word counts in the chapter's title, the rule, its examples and rulings, and anything else on the page that cites it;
 * the best match comes first (BM25, Robertson and Zaragoza, with a weight for each kind of text).
 */
import type { Language } from '@shinar/words';
import type { Book } from '../../../base/rulebook/books.ts';
import type { Chapter, Clause } from '../../../base/rulebook/parse.ts';
import { type Entry, entriesOf, type Weighed } from './entries.ts';
import { plain, stemOf, wordsIn } from './stems.ts';
import { type Thesaurus, thesaurusOf } from './thesaurus.ts';

interface FoundClause {
  readonly chapter: Chapter;
  readonly clause: Clause;
}

export interface Found {
  /** The best first. */
  readonly clauses: readonly FoundClause[];
  /** Whether a word of a text was searched for. */
  readonly marks: (word: string) => boolean;
  /** Whether a text contains most of what was searched for. */
  readonly fits: (text: string) => boolean;
}

/** What one searched word or phrase matches: stems in the rules, and how well each fits. */
type Sought = ReadonlyMap<string, number>;

interface WeighedSought {
  readonly fits: Sought;
  readonly rarity: number;
}

const MOST = 20;
/** Results with less than this share of the best score are not shown. */
const LEAST_SHARE = 0.25;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;
const SENTENCE_SHARE = 1;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How well a text matches: repetitions count less and less, and a word counts less in a long text. */
function worthOf({ weights, length }: Weighed, sought: readonly WeighedSought[], usual: number): number {
  const room = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / usual);
  let worth = 0;
  for (const { fits, rarity } of sought) {
    let weight = 0;
    for (const [stem, fit] of fits) weight += (weights.get(stem) ?? 0) * fit;
    worth += (rarity * weight) / (weight + room);
  }
  return worth;
}

export class RulesSearch {
  readonly #language: Language;
  readonly #thesaurus: Thesaurus;
  readonly #entries: readonly Entry[];
  readonly #vocabulary: ReadonlySet<string>;
  readonly #lengths: { readonly whole: number; readonly sentence: number };

  constructor(book: Book, language: Language) {
    this.#language = language;
    this.#thesaurus = thesaurusOf(language);
    this.#entries = entriesOf(book, language);
    this.#vocabulary = new Set(this.#entries.flatMap(({ whole }) => [...whole.weights.keys()]));
    this.#lengths = {
      whole: mean(this.#entries.map(({ whole }) => whole.length)),
      sentence: mean(this.#entries.flatMap(({ sentences }) => sentences.map(({ length }) => length))),
    };
  }

  find(query: string): Found {
    const sought = this.#soughtIn(query);
    const weighed = sought.map((each) => ({ fits: each, rarity: this.#rarityOf(each) }));
    const scored = this.#entries.map((entry) => ({ entry, score: entry.worth * this.#scoreOf(entry, weighed) }));
    scored.sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * LEAST_SHARE;
    const clauses = scored.filter(({ score }) => score > 0 && score >= least).slice(0, MOST);
    const marked = new Set(sought.flatMap((each) => [...each.keys()]));
    const stemsIn = (text: string): string[] => wordsIn(text).map((word) => stemOf(this.#language, word));
    return {
      clauses: clauses.map(({ entry }) => entry),
      marks: (word) => stemsIn(word).some((stem) => marked.has(stem)),
      fits: (text) => sought.filter((each) => stemsIn(text).some((stem) => each.has(stem))).length > sought.length / 2,
    };
  }

  /** How well the whole rule matches, plus its best sentence. */
  #scoreOf({ whole, sentences }: Entry, sought: readonly WeighedSought[]): number {
    const { whole: long, sentence: short } = this.#lengths;
    return worthOf(whole, sought, long) + SENTENCE_SHARE * Math.max(...sentences.map((sentence) => worthOf(sentence, sought, short)));
  }

  /** The fewer rules mention it, the more it tells. */
  #rarityOf(sought: Sought): number {
    const holding = this.#entries.filter(({ whole }) => [...sought.keys()].some((stem) => whole.weights.has(stem))).length;
    return Math.log(1 + (this.#entries.length - holding + 0.5) / (holding + 0.5));
  }

  #soughtIn(query: string): readonly Sought[] {
    const { alike, asking, phrases } = this.#thesaurus;
    let rest = plain(query);
    const sought: Sought[] = [];
    for (const phrase of phrases.filter((each) => rest.includes(each))) {
      rest = rest.replace(phrase, ' ');
      sought.push(this.#fitting(undefined, alike.get(phrase)!));
    }
    const words = wordsIn(rest);
    const naming = words.filter((word) => !asking.has(word));
    for (const word of naming.length > 0 || sought.length > 0 ? naming : words) {
      const stem = stemOf(this.#language, word);
      sought.push(this.#fitting(stem, alike.get(stem) ?? new Set()));
    }
    return sought.filter((each) => each.size > 0);
  }

  /** Stems in the rules that match a typed stem or its synonyms. */
  #fitting(typed: string | undefined, alike: ReadonlySet<string>): Sought {
    const fits = new Map<string, number>();
    for (const stem of this.#vocabulary) {
      const own = typed === undefined ? 0 : fitOf(typed, stem);
      const fit = alike.has(stem) ? Math.max(own, ALIKE) : own;
      if (fit > 0) fits.set(stem, fit);
    }
    if (fits.size === 0 && typed !== undefined && typed.length > 4)
      for (const stem of this.#vocabulary) if (oneApart(typed, stem)) fits.set(stem, MISTYPED);
    return fits;
  }
}

const ALIKE = 0.8;
const BEGUN = 0.6;
const PART = 0.5;
const MISTYPED = 0.5;

/** How well a typed stem matches one in the rules: equal, a prefix, or part of a compound either way. */
function fitOf(typed: string, stem: string): number {
  if (typed === stem) return 1;
  if (typed.length >= 3 && stem.startsWith(typed)) return typed.length >= stem.length - 2 ? BEGUN : PART;
  if (typed.length >= 5 && stem.includes(typed)) return PART;
  return stem.length >= 5 && typed.includes(stem) ? PART : 0;
}

/** Whether two words differ by one letter added, missing or wrong. */
function oneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = (word: string, from: number): string => word.slice(from);
  return rest(a, same + 1) === rest(b, same + 1) || rest(a, same) === rest(b, same + 1) || rest(a, same + 1) === rest(b, same);
}
