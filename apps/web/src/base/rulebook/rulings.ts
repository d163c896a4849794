/** The rulings of a game, read from their page. */
import { type Page, parsePage } from './parse.ts';

export interface Ruling {
  readonly clause: string;
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
  /** The publisher's wording it depends on, if any. */
  readonly wording: string;
  /** A ruling settles what the published rules leave open; a note only spells out what follows from them. */
  readonly kind: 'ruling' | 'note';
}

const CLAUSE = /^[A-Z]+\d+(\.\d+)*$/;

export function parseRulings(text: string): Ruling[] {
  const tables = tablesOf(parsePage(text)).map((rows) => rows.filter(([clause = '']) => CLAUSE.test(clause)));
  return tables
    .filter((rows) => rows.length > 0)
    .flatMap((rows, table) =>
      rows.map(([clause = '', question = '', answer = '', reason = '', wording = '']) => ({
        clause,
        question,
        answer,
        reason,
        wording,
        kind: table === 0 ? ('ruling' as const) : ('note' as const),
      })),
    );
}

const tablesOf = ({ blocks, chapters }: Page): (readonly (readonly string[])[])[] =>
  [...blocks, ...chapters.flatMap((chapter) => chapter.blocks)].flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
