import type { GameId } from '@shinar/catalogue';
import type { ReactNode } from 'react';
import { ClauseLink } from '../../base/cite/ClauseLink.tsx';
import { hashOf } from '../../base/routes/routes.ts';
import type { Book } from '../../base/rulebook/books.ts';
import type { Found } from './search/search.ts';

/** What every part of a rules text is shown with. */
export interface RulesContext {
  readonly game: GameId;
  readonly book: Book;
  /** The search result, if any. */
  readonly found?: Found;
  /** Whether the text is shown beside a game that must stay open. */
  readonly beside?: boolean;
}

const MARKUP = /(\*\([^)]*\)\*|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\)|\b[A-Z]X?\d+(?:\.\d+)*\b)/;

/** A line of a rules text: emphasis, and references to clauses as links. */
export function Inline({ text, ...context }: RulesContext & { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
  return text.split(MARKUP).map((piece, i) => <Piece key={i} piece={piece} {...context} />);
}

function Piece({ piece, ...context }: RulesContext & { readonly piece: string }): ReactNode {
  const { game, book, found, beside } = context;
  if (/^\*\(/.test(piece)) return <em className="ruled">{piece.slice(2, -2)}</em>;
  if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>;
  if (piece.startsWith('*')) return <em>{piece.slice(1, -1)}</em>;
  if (piece.startsWith('[')) return piece.slice(1, piece.indexOf(']'));
  if (!book.anchors.has(piece)) return found === undefined ? piece : <Marked text={piece} found={found} />;
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

/** A text with the searched words marked. */
function Marked({ text, found }: { readonly text: string; readonly found: Found }) {
  return text.split(/(\p{L}+)/u).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are.
    i % 2 === 1 && found.marks(part) ? <mark key={i}>{part}</mark> : part,
  );
}
