import { memo } from 'react';
import type { Layout, Point } from '../layout.ts';
import { territoriesOf } from '../map/territories.ts';

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Everything that never moves: the land of each state, the river, borders and roads. */
export const Land = memo(function Land({ layout }: { readonly layout: Layout }) {
  const { lands, borders } = territoriesOf(layout);
  return (
    <g className="sumeria-land">
      {lands.map((land, state) => (
        <path key={land} d={land} style={{ fill: `var(--territory-${state})`, stroke: `var(--territory-${state})` }} />
      ))}
      {borders.map(({ from, to }) => (
        <path key={line([from, to])} className="sumeria-border" d={line([from, to])} />
      ))}
      <path className="sumeria-river-bank" d={line(layout.river)} />
      <path className="sumeria-river" d={line(layout.river)} />
      {layout.roads.map((road) => (
        <path key={line(road)} className="sumeria-road-bed" d={line(road)} />
      ))}
      {layout.roads.map((road) => (
        <path key={line(road)} className="sumeria-road" d={line(road)} />
      ))}
    </g>
  );
});
