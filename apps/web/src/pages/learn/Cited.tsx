import type { GameId } from '@shinar/catalogue';
import { ClauseLink } from '../../base/cite/ClauseLink.tsx';

const CLAUSE = /\b([SAF]\d+(?:\.\d+)?)\b/;

/** A text in which every cited clause can be opened. */
export function Cited({ game, text }: { readonly game: GameId; readonly text: string }) {
  return text.split(CLAUSE).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
      <ClauseLink key={i} game={game} clause={piece}>
        {piece}
      </ClauseLink>
    ),
  );
}
