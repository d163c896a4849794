import { memo } from 'react';
import { HEX_PLACES, hexagon, inPlay, MAP_HEIGHT, MAP_WIDTH, riverPath } from '../../words/geometry.ts';
import { SymbolShape } from '../art/Symbols.tsx';

const HEX = hexagon(48.6);
const RIVERS = [riverPath('north-river'), riverPath('south-river')];
/** Where the good of a hex lies from its centre. */
const GOOD_UP = -22;

/** The hexes with their regions and goods, the rivers, and a veil over what is out of play. */
export const Ground = memo(function Ground({ players }: { readonly players: number }) {
  return (
    <g className="assyria-ground">
      <defs>
        <pattern id="assyria-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="assyria-hatch" d="M0 0V9" />
        </pattern>
        <clipPath id="assyria-map">
          <rect x={0} y={0} width={MAP_WIDTH + (players < 4 ? -38 : 8)} height={MAP_HEIGHT} />
        </clipPath>
      </defs>
      {HEX_PLACES.map(({ hex, x, y, region }) => (
        <polygon key={hex} className="assyria-land" data-region={region} points={HEX} transform={`translate(${x} ${y})`} />
      ))}
      {RIVERS.map((path) => (
        <g key={path} className="assyria-stream" clipPath="url(#assyria-map)">
          <path className="assyria-stream-bank" d={path} />
          <path className="assyria-stream-water" d={path} />
          <path className="assyria-stream-wave" d={path} />
        </g>
      ))}
      {HEX_PLACES.map(({ hex, x, y, good }) => (
        <g key={hex} transform={`translate(${x} ${y + GOOD_UP})`}>
          <circle className="assyria-good-disc" r={18} />
          <SymbolShape symbol={good} size={27} />
        </g>
      ))}
      {HEX_PLACES.filter(({ hex }) => !inPlay(players, hex)).map(({ hex, x, y }) => (
        <g key={hex} transform={`translate(${x} ${y})`}>
          <polygon className="assyria-veil" points={hexagon(50.4)} />
          <polygon fill="url(#assyria-hatch)" points={hexagon(50.4)} />
        </g>
      ))}
    </g>
  );
});
