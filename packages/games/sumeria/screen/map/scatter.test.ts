import { expect, test } from 'vitest';
import { type BoardData, sumeria } from '../../rules/index.ts';
import { layoutOf } from '../layout.ts';
import { scatterOn } from './scatter.ts';

test.each([true, false])('what adorns the land lies on no place and under no name (wide: %s)', (wide) => {
  const layout = layoutOf(sumeria.board.data as BoardData, wide);
  const grown = scatterOn(layout);
  expect(grown.length).toBeGreaterThan(40);
  expect(new Set(grown.map(({ kind }) => kind)).size).toBe(3);
  const near = [...layout.points, ...layout.labels].flatMap((point) =>
    grown.filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 44),
  );
  expect(near).toEqual([]);
});
