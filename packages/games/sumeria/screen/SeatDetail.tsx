import type { SeatProps } from '@shinar/table';
import { type Sumeria, setPoints, TILES } from '../rules/index.ts';
import type { SumeriaWords } from '../words/words.ts';
import { TileShape } from './art/TileShape.tsx';

/** A player's reserve and the four sets as they grow: tiles, points, and what one more would add. */
export function SeatDetail({ state, words, seat }: SeatProps<Sumeria, SumeriaWords>) {
  const { messages } = words;
  return (
    <div className="sumeria-seat">
      <p>
        {messages.seat.reserve(state.reserve[seat]!)}
        {state.first === seat && <> · {messages.seat.firstPlayer}</>}
      </p>
      <ul>
        {TILES.map((kind, tile) => {
          const count = state.won[seat * TILES.length + tile]!;
          const text = messages.seat.set(words.tile(tile), count, setPoints(count), count + 1);
          return (
            <li key={kind} title={text}>
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <TileShape kind={kind} />
              </svg>
              <span aria-hidden="true">
                ×{count} = {setPoints(count)} <small>(+{count + 1})</small>
              </span>
              <span className="for-readers">{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
