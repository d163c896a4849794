import { type GameTypes, total } from '@shinar/core';
import type { GameUi, GameWords, Token } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import type { Seating } from '../../kept/device-game.ts';
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
    <div className="preview" aria-live="polite" data-of={halfOf(picking.looked)}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {picking.armed && <p className="hint">{table.tapAgain}</p>}
    </div>
  );
}

/** In which half of the screen a token is drawn. */
function halfOf(token: Token | undefined): 'upper' | 'lower' {
  const drawn = document.querySelector(`[data-token="${token}"]`)?.getBoundingClientRect();
  return drawn !== undefined && drawn.top + drawn.bottom > window.innerHeight ? 'lower' : 'upper';
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
