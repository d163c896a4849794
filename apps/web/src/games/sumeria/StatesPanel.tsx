import { type Sumeria, TILES } from '@shinar/sumeria';
import { Mark } from '../../seats/Mark.tsx';
import type { BoardProps } from '../game-ui.ts';
import { SLOTS } from './names.ts';
import { TileShape } from './TileShape.tsx';
import { rankedIn, reasonOf } from './why.ts';
import type { SumeriaWords } from './words.ts';

/** Every state in the order of the row: who is first and second there, and why. */
export function StatesPanel({ state, preview, seats, words }: BoardProps<Sumeria, SumeriaWords>) {
  const after = preview?.state ?? state;
  const { panel } = words.messages;
  return (
    <ol className="sumeria-states">
      {[...after.row].map((tile, position) =>
        tile < 0 ? null : (
          <li key={tile} style={{ borderInlineStartColor: `var(--territory-${tile})` }}>
            <div className="sumeria-state-head">
              <strong>
                {position + 1}. {words.state(tile)}
              </strong>
              {(SLOTS[position] ?? []).map((slot) =>
                after.above[slot]! < 0 ? null : (
                  <svg key={slot} viewBox="-20 -20 40 40" role="img" aria-label={words.tile(after.above[slot]!)}>
                    <TileShape kind={TILES[after.above[slot]!]!} />
                  </svg>
                ),
              )}
            </div>
            {rankedIn(after, tile).map(({ seat, traders }, rank) => (
              <span key={seat} className="sumeria-panel-rank">
                {rank === 0 ? panel.first : panel.second}: <Mark look={seats[seat]!} /> {words.who(seat)} ({panel.traders(traders)})
              </span>
            ))}
            <p>{reasonOf(after, tile, words)}</p>
          </li>
        ),
      )}
    </ol>
  );
}
