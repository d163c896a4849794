import type { ReactNode } from 'react';
import { hashOf } from '../app/routes.ts';
import type { GameId } from '../games/index.ts';
import type { Book } from './books.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { partsOf } from './search.ts';

/** What every piece of a rules text is shown with. */
export interface RulesContext {
  readonly game: GameId;
  readonly book: Book;
  /** The words searched for. */
  readonly words: readonly string[];
  /** Whether the text stands beside a game that must not be left. */
  readonly beside?: boolean;
}

const MARKUP = /(\*\([^)]*\)\*|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]X?\d+(?:\.\d+)*\b)/;

/** A line of a rules text: emphasis, names, and references to clauses as links. */
export function Inline({ text, ...context }: RulesContext & { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
  return text.split(MARKUP).map((piece, i) => <Piece key={i} piece={piece} {...context} />);
}

function Piece({ piece, ...context }: RulesContext & { readonly piece: string }): ReactNode {
  const { game, book, words, beside } = context;
  if (/^\*\(/.test(piece)) return <em className="ruled">{piece.slice(2, -2)}</em>;
  if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>;
  if (piece.startsWith('*')) return <em>{piece.slice(1, -1)}</em>;
  if (piece.startsWith('`')) return <code>{piece.slice(1, -1)}</code>;
  if (piece.startsWith('[')) return piece.slice(1, piece.indexOf(']'));
  if (!book.anchors.has(piece)) return <Marked text={piece} words={words} />;
  if (beside)
    return (
      <ClauseLink game={game} clause={piece}>
        {piece}
      </ClauseLink>
    );
  return (
    <a className="clause-link" href={hashOf({ page: 'rules', game, clause: piece })}>
      {piece}
    </a>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return partsOf(text, words).map(({ text: part, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are.
    hit ? <mark key={i}>{part}</mark> : part,
  );
}
