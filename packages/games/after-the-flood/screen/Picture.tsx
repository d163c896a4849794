import type { SeatLook } from '@shinar/table';
import { AREAS, GOODS } from '../rules/index.ts';
import { goodIndexes } from '../words/good-indexes.ts';
import { GoodIcon } from './art/GoodIcon.tsx';
import { Army, City } from './art/pieces.tsx';
import { Ground } from './board/Ground.tsx';
import { MAP_HEIGHT, MAP_WIDTH, MIDDLES } from './map/outlines.ts';
import './board.css';

const LAPIS: SeatLook = { name: '', colour: 'lapis' };
const CARNELIAN: SeatLook = { name: '', colour: 'carnelian' };
const SAFFRON: SeatLook = { name: '', colour: 'saffron' };
/** A few pieces, so that one sees a game and not a map alone. */
const CITIES = [
  ['ur', LAPIS],
  ['nippur', CARNELIAN],
  ['uruk', SAFFRON],
  ['babylon', LAPIS],
] as const;
const ARMIES = [
  ['assyria', CARNELIAN],
  ['umma', SAFFRON],
  ['shuruppak', LAPIS],
] as const;

/** The map with a few pieces on it. */
export function Picture() {
  return (
    <svg
      className="flood-map"
      viewBox={`0 ${MAP_HEIGHT * 0.34} ${MAP_WIDTH} ${MAP_WIDTH * 0.56}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground />
      {AREAS.map((name, area) =>
        goodIndexes(area).map((good, i, all) => (
          <g key={GOODS[good]} transform={`translate(${MIDDLES[name][0] + (i - (all.length - 1) / 2) * 50} ${MIDDLES[name][1]})`}>
            <GoodIcon good={good} radius={23} />
          </g>
        )),
      )}
      {CITIES.map(([name, look]) => (
        <g key={name} transform={`translate(${MIDDLES[name]}) scale(1.5)`}>
          <City look={look} extended={name === 'ur'} />
        </g>
      ))}
      {ARMIES.map(([name, look]) => (
        <g key={name} transform={`translate(${MIDDLES[name]}) scale(1.5)`}>
          <Army look={look} />
        </g>
      ))}
    </svg>
  );
}
