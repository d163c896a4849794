import { MAP_HEIGHT, MAP_WIDTH, placeOf, vertexAt } from '../words/geometry.ts';
import { Hut, Well, ZIGGURAT_ON_HEX, Ziggurat } from './art/Pieces.tsx';
import { Ground } from './board/Ground.tsx';
import './board.css';

const LOOKS = [
  { name: '', colour: 'lapis' },
  { name: '', colour: 'carnelian' },
] as const;
const HUTS = [
  [7, 8, 13, 20],
  [27, 34, 33],
] as const;
const ZIGGURATS = [
  { hex: 14, level: 3, seat: 0 },
  { hex: 28, level: 2, seat: 1 },
] as const;

/** A part of the land with a few pieces. */
export function Picture() {
  return (
    <svg
      className="assyria-table"
      viewBox={`0 40 ${MAP_WIDTH * 0.72} ${MAP_HEIGHT * 0.66}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="assyria-map-ground" x={-100} y={-100} width={MAP_WIDTH + 200} height={MAP_HEIGHT + 200} />
      <Ground players={4} />
      {HUTS.flatMap((hexes, seat) =>
        hexes.map((hex) => (
          <g key={hex} transform={`translate(${placeOf(hex).x} ${placeOf(hex).y + 17}) scale(.84)`}>
            <Hut look={LOOKS[seat]!} />
          </g>
        )),
      )}
      {ZIGGURATS.map(({ hex, level, seat }) => (
        <g key={hex} transform={`translate(${placeOf(hex).x} ${placeOf(hex).y}) ${ZIGGURAT_ON_HEX}`}>
          <Ziggurat look={LOOKS[seat]!} level={level} />
        </g>
      ))}
      <g transform={`translate(${vertexAt(14).x} ${vertexAt(14).y})`}>
        <Well />
      </g>
    </svg>
  );
}
