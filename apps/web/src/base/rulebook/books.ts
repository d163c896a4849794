/** The rules of each game in each language, loaded when read. The pages in docs/rules, docs/rulings and docs/strategy are the only source. */

import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { finished, LANGUAGES, type Language } from '@shinar/words';
import { Loader } from '../load/load.ts';
import { type Chapter, type Page, parsePage } from './parse.ts';
import { parseRulings, type Ruling } from './rulings.ts';

export interface Book {
  readonly page: Page;
  readonly rulings: readonly Ruling[];
  /** Everything with an anchor: chapters and clauses. */
  readonly anchors: ReadonlySet<string>;
}

export type BookName = `${GameId}/${Language}`;

const FOLDER = '../../../../../docs';
const TEXTS = import.meta.glob<string>('../../../../../docs/{rules,rulings,strategy}/**/*.md', { query: '?raw', import: 'default' });

async function textOf(kind: 'rules' | 'rulings' | 'strategy', game: GameId, language: Language): Promise<string> {
  const path = `${FOLDER}/${kind}/${language === 'en' ? '' : `${language}/`}${game}.md`;
  const load = TEXTS[path];
  if (load === undefined) throw new Error(`There is no ${path}.`);
  return finished(language, await load());
}

export async function loadBook(game: GameId, language: Language): Promise<Book> {
  const [rules, rulings] = await Promise.all([textOf('rules', game, language), textOf('rulings', game, language)]);
  const page = parsePage(rules);
  const anchors = page.chapters.flatMap(({ anchor, clauses }) => [anchor, ...clauses.map(({ id }) => id)]);
  return { page, rulings: parseRulings(rulings), anchors: new Set(anchors) };
}

const ofEachBook = <Loaded>(load: (game: GameId, language: Language) => Promise<Loaded>): Loader<Record<BookName, Loaded>> =>
  new Loader<Record<BookName, Loaded>>(
    Object.fromEntries(
      GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [`${game}/${language}`, () => load(game, language)])),
    ) as Record<BookName, () => Promise<Loaded>>,
  );

export const books = ofEachBook(loadBook);

/** How to play a game well. */
export const loadStrategy = async (game: GameId, language: Language): Promise<Page> => parsePage(await textOf('strategy', game, language));
export const strategies = ofEachBook(loadStrategy);

/** The chapter of an anchor: `A6` of `A6.1`, the examples of `AX1`. */
export const chapterOf = ({ page }: Book, anchor: string): Chapter | undefined =>
  page.chapters.find((chapter) => chapter.anchor === anchor || chapter.clauses.some(({ id }) => id === anchor));
