/** The rules of each game in each language, loaded when they are read. The pages of docs/rules and docs/rulings are the one source. */
import { Loader } from '../app/load.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { type Chapter, type Clause, type Page, parsePage } from './parse.ts';
import { parseRulings, type Ruling } from './rulings.ts';

export interface Book {
  readonly page: Page;
  readonly rulings: readonly Ruling[];
  /** Everything that has an anchor: chapters and clauses. */
  readonly anchors: ReadonlySet<string>;
}

export type BookName = `${GameId}/${Language}`;

const FOLDER = '../../../../docs';
const TEXTS = import.meta.glob<string>('../../../../docs/{rules,rulings}/**/*.md', { query: '?raw', import: 'default' });

async function textOf(kind: 'rules' | 'rulings', game: GameId, language: Language): Promise<string> {
  const path = `${FOLDER}/${kind}/${language === 'en' ? '' : `${language}/`}${game}.md`;
  const load = TEXTS[path];
  if (load === undefined) throw new Error(`There is no ${path}.`);
  return load();
}

export async function loadBook(game: GameId, language: Language): Promise<Book> {
  const [rules, rulings] = await Promise.all([textOf('rules', game, language), textOf('rulings', game, language)]);
  const page = parsePage(rules);
  const anchors = page.chapters.flatMap(({ id, clauses }) => [...(id === undefined ? [] : [id]), ...clauses.map((clause) => clause.id)]);
  return { page, rulings: parseRulings(rulings), anchors: new Set(anchors) };
}

export const books = new Loader<Record<BookName, Book>>(
  Object.fromEntries(
    GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [`${game}/${language}`, () => loadBook(game, language)])),
  ) as Record<BookName, () => Promise<Book>>,
);

/** The chapter of an anchor: `A6` of `A6.1`, the examples of `AX1`. */
export const chapterOf = ({ page }: Book, anchor: string): Chapter | undefined =>
  page.chapters.find(({ id, clauses }) => id === anchor || clauses.some((clause: Clause) => clause.id === anchor));
