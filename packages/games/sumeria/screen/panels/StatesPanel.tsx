import type { BoardProps } from '@shinar/table';
import { Mark } from '@shinar/table';
import { type BoardData, SLOTS_ABOVE, type Sumeria, standings, TILES } from '../../rules/index.ts';
import { reasonOf } from '../../words/why.ts';
import type { SumeriaWords } from '../../words/words.ts';
import { TileShape } from '../art/TileShape.tsx';
import { colourOf } from '../layout.ts';

/** Every state in the order of the row: who is first and second there, and why. */
export function StatesPanel({ game, state, preview, seats, words }: BoardProps<Sumeria, SumeriaWords>) {
  const after = preview?.state ?? state;
  const { panel } = words.messages;
  const board = game.board.data as BoardData;
  return (
    <ol className="sumeria-states">
      {[...after.row].map((tile, position) =>
        tile < 0 ? null : (
          <li key={tile} style={{ borderInlineStartColor: colourOf(board, tile) }}>
            <div className="sumeria-state-head">
              <strong>
                {position + 1}. {words.state(tile)}
              </strong>
              {(SLOTS_ABOVE[position] ?? []).map((slot) =>
                after.above[slot]! < 0 ? null : (
                  <svg key={slot} viewBox="-20 -20 40 40" role="img" aria-label={words.tile(after.above[slot]!)}>
                    <TileShape kind={TILES[after.above[slot]!]!} />
                  </svg>
                ),
              )}
            </div>
            {standings(after, tile).ranked.map(({ seat, traders }, rank) => (
              <span key={seat} className="sumeria-panel-rank">
                {rank === 0 ? panel.first : panel.second} <Mark look={seats[seat]!} /> {words.who(seat)} ({panel.traders(traders)})
              </span>
            ))}
            <p>{reasonOf(after, tile, words)}</p>
          </li>
        ),
      )}
    </ol>
  );
}
