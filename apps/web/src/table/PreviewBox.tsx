import { type GameTypes, total } from '@shinar/core';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Seating } from './kept.ts';
import type { Picking } from './use-picks.ts';

interface PreviewBoxProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly state: G['state'];
  readonly words: GameWords<G>;
  readonly seats: readonly Seating[];
  readonly picking: Picking<G>;
}

/** What the move pointed at would do: events, points, and what the game has to say of it. */
export function PreviewBox<G extends GameTypes>({ ui, state, words, seats, picking }: PreviewBoxProps<G>) {
  const { table } = useMessages();
  const { preview } = picking;
  if (preview === undefined) return null;
  const gains = seats.flatMap(({ name }, seat) => {
    const gain = total(ui.game.rules, preview.state, seat) - total(ui.game.rules, state, seat);
    return gain === 0 ? [] : [table.previewPoints(name, signed(gain))];
  });
  const lines = [...words.events(preview.events), ...gains, ...(ui.notes?.(state, preview, words) ?? [])];
  return (
    <div className="preview" aria-live="polite">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {picking.armed && <p className="hint">{table.tapAgain}</p>}
    </div>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
