/** The pieces of After the Flood, each drawn around 0, 0 in its player's colour with the player's mark. */
import { MARKS, Piece, type SeatLook } from '@shinar/table';

interface PieceProps {
  readonly look: SeatLook;
  readonly className?: string;
}

const SHIELD = 'M-13-16C-6-13 6-13 13-16V0C13 9 7 15 0 19-7 15-13 9-13 0Z';
const BASE = 'M-24 18V8H-19V-3H-13V-11H13V-3H19V8H24V18Z';
const TOWER = 'M-10-11V-20H-6V-27H6V-20H10V-11Z';

/** An army: a shield. */
export function Army({ look, className = '' }: PieceProps) {
  return (
    <g className={`piece ${className}`} data-colour={look.colour}>
      <path className="flood-edge" d={SHIELD} />
      <path className="piece-body" d={SHIELD} />
      <path className="piece-mark" d={MARKS[look.colour]} transform="translate(0 -1) scale(.75)" />
    </g>
  );
}

/** A city: a stepped base, with a gilded temple on top once it is extended. */
export function City({ look, extended, className = '' }: PieceProps & { readonly extended: boolean }) {
  return (
    <g className={`piece ${className}`} data-colour={look.colour}>
      {extended && <path className="flood-edge" d={TOWER} />}
      {extended && <path className="flood-temple" d={TOWER} />}
      <path className="flood-edge" d={BASE} />
      <path className="piece-body" d={BASE} />
      <path className="piece-mark" d={MARKS[look.colour]} transform="translate(0 5) scale(.8)" />
    </g>
  );
}

interface WorkersProps extends PieceProps {
  readonly count: number;
  /** How many they were until the last step brings more. */
  readonly before?: number | undefined;
}

/** Workers of one player in one place: a disc and how many. Drawn from 0 to CHIP_WIDTH. */
export function Workers({ look, count, before, className = '' }: WorkersProps) {
  return (
    <g className={`flood-workers ${className}`}>
      <g transform="translate(14 0)">
        <Piece look={look} radius={13} />
      </g>
      {before !== undefined && (
        <text x={30} y={10} className="overtaken">
          {before}
        </text>
      )}
      <text x={30} y={10} className={before === undefined ? '' : 'awaited'}>
        {count}
      </text>
    </g>
  );
}
export const chipWidth = (count: number): number => (count > 9 ? 63 : 49);
