import { type GameTypes, type Seat, total } from '@shinar/core';
import type { GameUi, ViewProps } from '@shinar/table';
import { Mark } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import type { Seating } from '../../kept/device-game.ts';
import type { Around } from '../model/table.ts';

interface SeatPanelProps<G extends GameTypes> extends ViewProps<G> {
  readonly ui: GameUi<G>;
  readonly seats: readonly Seating[];
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  readonly around: Around;
}

/** The players in their order at the table, with points, place, and what the game tells of each. */
export function SeatPanel<G extends GameTypes>({ ui, game, state, seats, words, turn, around }: SeatPanelProps<G>) {
  const { levels, table } = useMessages();
  const points = seats.map((_, seat) => total(game.rules, state, seat));
  return (
    <ul className="seats">
      {seats.map((look, seat) => (
        <li key={look.colour} className="seat" data-colour={look.colour} aria-current={turn === seat ? 'true' : undefined}>
          <div className="seat-head">
            <Mark look={look} size="1.75em" />
            <strong>{around.name?.(seat) ?? look.name}</strong>
            {look.bot !== undefined && !look.name.startsWith(levels[look.bot]) && <small>{table.botOf(levels[look.bot])}</small>}
            {turn === seat && <small className="to-play">{table.toPlay}</small>}
            {around.seat?.(seat)}
            <span className="seat-points">
              <b key={points[seat]}>{points[seat]}</b>{' '}
              <small>{table.rank(1 + points.filter((other) => other > points[seat]!).length)}</small>
            </span>
          </div>
          <ui.SeatDetail game={game} state={state} seats={seats} words={words} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
