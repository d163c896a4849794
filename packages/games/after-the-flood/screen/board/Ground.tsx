import { memo } from 'react';
import { AREAS, isSumer } from '../../rules/index.ts';
import { ARROWS, MAP_HEIGHT, MAP_WIDTH, type Point, RIVERS, WATERS } from '../map/outlines.ts';
import { BORDERS, curveOf, lineOf, OUTLINES, pathOf } from '../map/shapes.ts';

/** Wedges of hills in the north-east, dunes in the south-west: land that nobody holds. */
// biome-ignore format: a table
const HILLS: readonly Point[] = [
  [520, 40], [560, 76], [604, 44], [640, 96], [676, 136], [856, 214], [902, 190], [946, 226], [984, 186], [868, 268], [920, 262], [970, 276],
  [836, 156], [880, 140], [930, 150], [976, 130],
];
// biome-ignore format: a table
const DUNES: readonly Point[] = [
  [80, 770], [150, 744], [196, 690], [60, 850], [140, 830], [210, 800], [110, 900], [200, 880], [290, 850], [70, 970], [160, 980], [250, 950],
  [330, 980], [430, 990], [520, 1000], [560, 838], [340, 820], [176, 480], [176, 730], [700, 1004],
];

const arrowPath = ([from, over, to]: readonly [Point, Point, Point]): string => `M${from}Q${over} ${to}`;

/** Everything that never moves: desert, waters, lands, rivers, borders and arrows. */
export const Ground = memo(function Ground() {
  return (
    <g className="flood-ground">
      <defs>
        <marker id="flood-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.2" markerHeight="4.2" orient="auto">
          <path d="M0 0 10 5 0 10Z" className="flood-arrow-head" />
        </marker>
        <clipPath id="flood-map">
          <rect width={MAP_WIDTH} height={MAP_HEIGHT} rx={18} />
        </clipPath>
        {AREAS.map((name) => (
          <clipPath key={name} id={`flood-clip-${name}`}>
            <path d={OUTLINES[name]} />
          </clipPath>
        ))}
      </defs>
      <g clipPath="url(#flood-map)">
        <rect className="flood-desert" width={MAP_WIDTH} height={MAP_HEIGHT} />
        {DUNES.map(([x, y]) => (
          <path key={`${x}-${y}`} className="flood-dune" d={`M${x - 18} ${y}q9-10 18 0q9-7 18 0`} />
        ))}
        {HILLS.map(([x, y]) => (
          <path
            key={`${x}-${y}`}
            className="flood-hill"
            d={`M${x - 15} ${y + 12}L${x} ${y - 14}L${x + 15} ${y + 12}M${x} ${y - 14}l4 16`}
          />
        ))}
        {WATERS.map((shore) => (
          <path key={String(shore[0])} className="flood-water" d={`${curveOf(shore)}Z`} />
        ))}
        {AREAS.map((name, area) => (
          <path key={name} className={`flood-land ${isSumer(area) ? 'flood-sumer' : 'flood-other'}`} d={OUTLINES[name]} data-area={name} />
        ))}
        {RIVERS.map(({ name, course }) => (
          <path key={name} className="flood-river" data-river={name} d={curveOf(course)} />
        ))}
        {BORDERS.map(({ edge, areas }) => (
          <path key={edge} className={`flood-border ${areas.length === 1 ? '' : 'flood-shared'}`} d={pathOf(lineOf(edge))} />
        ))}
        {ARROWS.map(({ from, line }) => (
          <g key={from}>
            <path className="flood-arrow-bed" d={arrowPath(line)} />
            <path className="flood-arrow" d={arrowPath(line)} markerEnd="url(#flood-arrow)" />
          </g>
        ))}
      </g>
    </g>
  );
});
