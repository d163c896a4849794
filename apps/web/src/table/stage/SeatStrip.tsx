import { type GameTypes, type Seat, total } from '@shinar/core';
import { Mark, type ViewProps } from '@shinar/table';
import { type CSSProperties, useState } from 'react';
import './strip.css';

/** As many as points soon have, so that their places stay as wide as they are. */
const LEAST_DIGITS = 2;

/** Where on the screen a player is. */
export const seatSpot = (seat: Seat): string => `seat:${seat}`;

interface SeatStripProps<G extends GameTypes> extends Pick<ViewProps<G>, 'game' | 'state' | 'seats'> {
  /** How long counting takes, in milliseconds; 0 where nothing moves. */
  readonly pace: number;
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  /** Whose hand is shown below the board. */
  readonly viewer: Seat | undefined;
  readonly onLook: (seat: Seat) => void;
}

/** The players with their points, always in view: where points fly to, and by a tap a look into somebody's hand. */
export function SeatStrip<G extends GameTypes>({ game, state, seats, pace, turn, viewer, onLook }: SeatStripProps<G>) {
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
              <Count points={points} pace={pace} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** How many numbers are shown on the way to another at most. */
const NUMBERS = 6;

/** Points that count up or down to what they are: a reel of numbers that is only shifted, so that counting sets nothing anew. */
function Count({ points, pace }: { readonly points: number; readonly pace: number }) {
  const [way, setWay] = useState({ from: points, to: points });
  if (way.to !== points) setWay({ from: pace === 0 ? points : way.to, to: points });
  const { from, to } = way;
  const count = Math.min(NUMBERS, Math.abs(to - from));
  const numbers = Array.from({ length: count + 1 }, (_, i) => (count === 0 ? to : Math.round(from + ((to - from) * i) / count)));
  const digits = Math.max(LEAST_DIGITS, `${from}`.length, `${to}`.length);
  return (
    <b style={{ '--digits': digits } as CSSProperties}>
      <span className="for-readers">{points}</span>
      <span key={`${from} ${to}`} className="reel" aria-hidden="true" style={{ '--numbers': count } as CSSProperties}>
        {numbers.map((number) => (
          <i key={number}>{number}</i>
        ))}
      </span>
    </b>
  );
}
