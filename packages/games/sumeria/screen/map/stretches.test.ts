import { expect, test } from 'vitest';
import { type BoardData, sumeria } from '../../rules/index.ts';
import { layoutOf } from '../layout.ts';
import { stretchesOf } from './stretches.ts';

test.each([true, false])('open water lies between the roads, from edge to edge of the land (wide: %s)', (wide) => {
  const layout = layoutOf(sumeria.board.data as BoardData, wide);
  const stretches = stretchesOf(layout);
  expect(stretches).toHaveLength(5);
  expect(stretches[0]![0]).toEqual(layout.river[0]);
  expect(stretches.at(-1)!.at(-1)).toEqual(layout.river.at(-1));
  const onPlaces = stretches.flat().filter(({ x, y }) => layout.points.some((point) => Math.hypot(point.x - x, point.y - y) < 44));
  expect(onPlaces).toEqual([]);
});
