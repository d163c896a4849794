import { memo } from 'react';
import type { Layout, Point } from './layout.ts';
import { territoriesOf } from './territories.ts';

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Everything that never moves: the land of each state, the river, borders and roads. */
export const Land = memo(function Land({ layout }: { readonly layout: Layout }) {
  const { cells, borders } = territoriesOf(layout);
  return (
    <g className="land">
      {cells.map((cell, site) => {
        const tint = `var(--territory-${layout.sites[site]!.state})`;
        return <path key={cell} d={cell} style={{ fill: tint, stroke: tint }} />;
      })}
      {borders.map(({ from, to }) => (
        <path key={line([from, to])} className="border" d={line([from, to])} />
      ))}
      <path className="river-bank" d={line(layout.river)} />
      <path className="river" d={line(layout.river)} />
      {layout.roads.map((road) => (
        <path key={line(road)} className="road-bed" d={line(road)} />
      ))}
      {layout.roads.map((road) => (
        <path key={line(road)} className="road" d={line(road)} />
      ))}
    </g>
  );
});
