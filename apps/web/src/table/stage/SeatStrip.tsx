import { type GameTypes, type Seat, total } from '@shinar/core';
import { Mark, type ViewProps } from '@shinar/table';
import type { CSSProperties } from 'react';
import './strip.css';

/** As many as points soon have, so that their places stay as wide as they are. */
const LEAST_DIGITS = 2;

/** Where on the screen a player is. */
export const seatSpot = (seat: Seat): string => `seat:${seat}`;

interface SeatStripProps<G extends GameTypes> extends Pick<ViewProps<G>, 'game' | 'state' | 'seats'> {
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  /** Whose hand is shown below the board. */
  readonly viewer: Seat | undefined;
  readonly onLook: (seat: Seat) => void;
}

/** The players with their points, always in view: where points fly to, and by a tap a look into somebody's hand. */
export function SeatStrip<G extends GameTypes>({ game, state, seats, turn, viewer, onLook }: SeatStripProps<G>) {
  return (
    <ol className="strip">
      {seats.map((look, seat) => {
        const points = total(game.rules, state, seat);
        return (
          <li key={look.colour} aria-current={turn === seat ? 'true' : undefined}>
            <button
              type="button"
              data-spot={seatSpot(seat)}
              data-colour={look.colour}
              aria-pressed={viewer === seat}
              onClick={() => onLook(seat)}
            >
              <Mark look={look} />
              <span className="strip-name">{look.name}</span>
              <b style={{ '--points': points, '--digits': Math.max(LEAST_DIGITS, `${points}`.length) } as CSSProperties}>
                <span className="for-readers">{points}</span>
              </b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
