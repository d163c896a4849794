import { memo } from 'react';
import { Relief } from '../art/Relief.tsx';
import { River } from '../art/River.tsx';
import type { Layout, Point } from '../layout.ts';
import { territoriesOf } from '../map/territories.ts';
import '../art/land.css';

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Everything that never moves: the land of each state with what grows there, the river, borders and roads. */
export const Land = memo(function Land({ layout }: { readonly layout: Layout }) {
  const { lands, borders } = territoriesOf(layout);
  const between = borders.map(({ from, to }) => line([from, to])).join('');
  return (
    <g className="sumeria-land">
      {lands.map((land, state) => (
        <path key={land} d={land} style={{ fill: layout.colours[state], stroke: layout.colours[state] }} />
      ))}
      <path className="sumeria-slope" d={between} />
      <Relief layout={layout} />
      <path className="sumeria-border" d={between} />
      <River points={layout.river} />
      {layout.roads.map((road) => (
        <path key={line(road)} className="sumeria-road-bed" d={line(road)} />
      ))}
      {layout.roads.map((road) => (
        <path key={line(road)} className="sumeria-road" d={line(road)} />
      ))}
    </g>
  );
});
