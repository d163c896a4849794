import type { SeatLook } from '@shinar/table';
import { Piece } from '@shinar/table';
import { type SumeriaState, standings } from '../../rules/index.ts';

interface RanksProps {
  readonly state: SumeriaState;
  readonly cityState: number;
  readonly seats: readonly SeatLook[];
}

/** The marks of the first and, smaller, the second of a state, with their traders. Drawn around 0, 0, about 70 wide. */
export function Ranks({ state, cityState, seats }: RanksProps) {
  const { ranked } = standings(state, cityState);
  const width = ranked.length === 2 ? 38 : 0;
  return ranked.map(({ seat, traders }, rank) => (
    <g key={seat} transform={`translate(${rank * 41 - width / 2 - 9} 0)`} className="sumeria-rank">
      <Piece look={seats[seat]!} radius={rank === 0 ? 13 : 9} />
      <text x={rank === 0 ? 16 : 12} dominantBaseline="central">
        {traders}
      </text>
    </g>
  ));
}
