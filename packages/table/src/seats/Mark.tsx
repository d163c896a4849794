import { MARKS, type SeatLook } from './looks.ts';
import './seats.css';

/** A player's piece in outline: colour, mark, a thin light and a thin dark line. Drawn around 0, 0. */
export function Piece({
  look,
  radius = 16,
  className = '',
}: {
  readonly look: SeatLook;
  readonly radius?: number;
  readonly className?: string;
}) {
  return (
    <g className={`piece ${className}`} data-colour={look.colour} data-tip={look.name === '' ? undefined : look.name}>
      <circle className="piece-edge" r={radius} />
      <circle className="piece-body" r={radius - 1.5} />
      <path className="piece-mark" d={MARKS[look.colour]} transform={`scale(${(radius * 0.58) / 10})`} />
    </g>
  );
}

/** The same as a small picture in text. */
export function Mark({ look, size = '1.25em' }: { readonly look: SeatLook; readonly size?: string }) {
  return (
    <svg className="mark" viewBox="-18 -18 36 36" style={{ width: size, height: size }} aria-hidden="true">
      <Piece look={look} radius={17} />
    </svg>
  );
}
