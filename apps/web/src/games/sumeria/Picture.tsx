import { type BoardData, sumeria } from '@shinar/sumeria';
import { Land } from './Land.tsx';
import { layoutOf } from './layout.ts';
import { placesOf } from './names.ts';
import './sumeria.css';

const board = sumeria.board.data as BoardData;
const layout = layoutOf(board, true);

/** The land without traders. */
export function Picture() {
  return (
    <svg className="sumeria-map" viewBox={`0 0 ${layout.width} ${layout.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Land layout={layout} />
      {placesOf(board).map(({ name, kind }, place) => (
        <circle
          key={name}
          className={`sumeria-seal ${kind}`}
          cx={layout.points[place]!.x}
          cy={layout.points[place]!.y}
          r={kind === 'city' ? 27 : kind === 'town' ? 20 : 15}
        />
      ))}
    </svg>
  );
}
