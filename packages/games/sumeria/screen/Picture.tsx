import type { SeatLook } from '@shinar/table';
import { Piece } from '@shinar/table';
import { type BoardData, sumeria } from '../rules/index.ts';
import { placesOf } from '../words/tokens.ts';
import { Seal } from './art/Seal.tsx';
import { Land } from './board/Land.tsx';
import { layoutOf } from './layout.ts';
import './board.css';

const board = sumeria.board.data as BoardData;
const layout = layoutOf(board, true);
/** The part of the land that is shown. */
const MIDDLE = `${layout.width * 0.14} ${layout.height * 0.2} ${layout.width * 0.72} ${layout.height * 0.6}`;
/** Every third place has a trader, so that one sees a game and not a map alone. */
const COLOURS = ['lapis', 'saffron', 'carnelian', 'malachite'] as const;
const traderAt = (place: number): SeatLook | undefined =>
  place % 3 === 1 ? { name: '', colour: COLOURS[Math.floor(place / 3) % COLOURS.length]! } : undefined;

/** The land with a few traders. */
export function Picture() {
  return (
    <svg className="sumeria-map sumeria-picture" viewBox={MIDDLE} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Land layout={layout} />
      {placesOf(board).map(({ name, kind }, place) => {
        const { x, y } = layout.points[place]!;
        const trader = traderAt(place);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <Seal kind={kind} />
            {trader !== undefined && <Piece look={trader} radius={24} />}
          </g>
        );
      })}
    </svg>
  );
}
