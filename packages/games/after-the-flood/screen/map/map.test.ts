import { describe, expect, test } from 'vitest';
import { AREAS, REACH } from '../../rules/index.ts';
import { ARROWS, MAP_HEIGHT, MAP_WIDTH, MIDDLES, type Point, RINGS } from './outlines.ts';
import { BORDERS, outlineOf } from './shapes.ts';

const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const reaches = (from: number, to: number): boolean => (REACH[from]! & (1 << to)) !== 0;
const pairs = (holds: (a: number, b: number) => boolean): string[] =>
  AREAS.flatMap((name, a) => AREAS.flatMap((other, b) => (a < b && holds(a, b) ? [pair(name, other)] : []))).sort();
const ADJACENT = pairs((a, b) => reaches(a, b) && reaches(b, a));

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('the drawn map', () => {
  test('F2.3 areas share a border exactly where they are adjacent', () => {
    const shared = BORDERS.filter(({ areas }) => areas.length === 2).map(({ areas }) => pair(areas[0]!, areas[1]!));
    expect([...new Set(shared)].sort()).toEqual(ADJACENT);
    expect(ADJACENT).toHaveLength(31);
  });

  test('no edge belongs to three areas', () => {
    expect(BORDERS.filter(({ areas }) => areas.length > 2)).toEqual([]);
  });

  test('F2.3 areas that are not adjacent do not even share a corner', () => {
    const touching = pairs((a, b) => RINGS[AREAS[a]!].some((corner) => RINGS[AREAS[b]!].includes(corner)));
    expect(touching).toEqual(ADJACENT);
  });

  test('F2.3 areas that are not adjacent are parted by a gap that one can see', () => {
    const outlines = AREAS.map(outlineOf);
    const close = pairs(
      (a, b) => !reaches(a, b) && !reaches(b, a) && outlines[a]!.some((p) => outlines[b]!.some((q) => distance(p, q) < 18)),
    );
    expect(close).toEqual([]);
  });

  test('areas do not overlap, and their pieces gather inside', () => {
    for (const name of AREAS) {
      const outline = outlineOf(name);
      expect(inside(MIDDLES[name], outline), name).toBe(true);
      for (const other of AREAS) {
        if (other === name) continue;
        const outlineOfOther = outlineOf(other);
        const shared = new Set(outlineOfOther.map(String));
        const over = outline.filter((point) => !shared.has(String(point)) && inside(point, outlineOfOther));
        expect(over, `${name} over ${other}`).toEqual([]);
      }
      for (const [x, y] of outline) expect(x > 0 && y > 0 && x < MAP_WIDTH && y < MAP_HEIGHT, name).toBe(true);
    }
  });

  test('F2.4 an arrow leads where armies go one way', () => {
    const oneWay = AREAS.flatMap((from, a) => AREAS.flatMap((to, b) => (reaches(a, b) && !reaches(b, a) ? [`${from} ${to}`] : [])));
    expect(ARROWS.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(oneWay.sort());
    for (const { from, to, line } of ARROWS) {
      expect(inside(line[0], outlineOf(from)), from).toBe(true);
      expect(inside(line[2], outlineOf(to)), to).toBe(true);
    }
  });
});
