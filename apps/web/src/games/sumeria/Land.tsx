import type { BoardData } from '@shinar/sumeria';
import { memo } from 'react';
import type { Layout, Point } from './layout.ts';
import { placesOf } from './names.ts';
import { territoriesOf } from './territories.ts';

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Everything that never moves: the land of each state, the river, borders and roads. */
export const Land = memo(function Land({ board, layout }: { readonly board: BoardData; readonly layout: Layout }) {
  const places = placesOf(board);
  const { cells, borders } = territoriesOf(layout, (place) => places[place]!.state);
  const isNorth = (place: number): boolean => places[place]!.state < board.states.length / 2;
  const river = borders.filter(({ places: [a, b] }) => isNorth(a) !== isNorth(b));
  return (
    <g className="land">
      {cells.map((cell, place) => (
        <path
          key={places[place]!.name}
          d={cell}
          style={{ fill: `var(--territory-${places[place]!.state})`, stroke: `var(--territory-${places[place]!.state})` }}
        />
      ))}
      {borders
        .filter((border) => !river.includes(border))
        .map(({ from, to }) => (
          <path key={line([from, to])} className="border" d={line([from, to])} />
        ))}
      <g className="river-bank">
        {river.map(({ from, to }) => (
          <path key={line([from, to])} d={line([from, to])} />
        ))}
      </g>
      <g className="river">
        {river.map(({ from, to }) => (
          <path key={line([from, to])} d={line([from, to])} />
        ))}
      </g>
      {layout.roads.map((road) => (
        <path key={line(road)} className="road-bed" d={line(road)} />
      ))}
      {layout.roads.map((road) => (
        <path key={line(road)} className="road" d={line(road)} />
      ))}
    </g>
  );
});
