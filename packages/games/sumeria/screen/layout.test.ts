import { describe, expect, test } from 'vitest';
import { type BoardData, sumeria } from '../rules/index.ts';
import { layoutOf } from './layout.ts';
import { hitsOf, territoriesOf } from './map/territories.ts';

const shinar = sumeria.board.data as BoardData;
/** The same places with other roads: three of them end at a village, so that some places lie on no road from city to city. */
const other: BoardData = {
  ...shinar,
  name: 'other',
  roads: shinar.roads.map((road, i) => (i < 3 ? road.slice(0, 5) : road)),
};

describe.each([
  ['shinar, wide', shinar, true],
  ['shinar, tall', shinar, false],
  ['another board', other, true],
])('%s', (_, board, wide) => {
  const layout = layoutOf(board, wide);

  test('every place lies on the map, and traders do not overlap', () => {
    for (const [i, a] of layout.points.entries()) {
      expect(a.x > 20 && a.x < layout.width - 20 && a.y > 20 && a.y < layout.height - 20).toBe(true);
      for (const b of layout.points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(37);
    }
  });

  test('every state has land and a border', () => {
    const { lands, borders } = territoriesOf(layout);
    expect(lands).toHaveLength(8);
    expect(borders.length).toBeGreaterThan(8);
  });

  test('a finger hits every place, beyond its seal', () => {
    const hits = hitsOf(layout);
    expect(hits).toHaveLength(layout.points.length);
    for (const [place, { x, y }] of layout.points.entries()) {
      const numbers = hits[place]!.match(/-?\d+\.\d/g)!.map(Number);
      const away = numbers.map((number, i) => Math.abs(number - (i % 2 === 0 ? x : y)));
      expect(Math.max(...away)).toBeGreaterThan(40);
      expect(Math.max(...away)).toBeLessThan(46);
    }
  });
});
