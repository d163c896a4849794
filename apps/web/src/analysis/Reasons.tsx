import type { Term } from '@shinar/bots';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSigned } from '../i18n/numbers.ts';
import { reasonsOf } from './reasons.ts';

/** What a step gains and costs, in points under their headings. */
export function Reasons({ game, terms }: { readonly game: GameId; readonly terms: readonly Term[] }) {
  const { hints } = useMessages();
  const signed = useSigned();
  const reasons = reasonsOf(game, terms);
  if (reasons.length === 0) return null;
  return (
    <span className="reasons">{reasons.map(({ group, points }) => hints.reason(hints.groups[group], signed(points))).join(', ')}</span>
  );
}
