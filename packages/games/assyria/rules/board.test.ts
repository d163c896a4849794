import { describe, expect, test } from 'vitest';
import {
  board,
  GOOD_OF,
  GOODS,
  HEX_COUNT,
  HEX_NAMES,
  hexAt,
  hexesAround,
  IN_PLAY,
  NEIGHBOURS,
  REGION_OF,
  REGIONS,
  STARTS,
  VERTICES,
  VERTICES_OF,
  vertexOf,
  WELL_SITE,
} from './board.ts';
import { bits } from './shared/hexset.ts';
import { hex, position, refused } from './testing.ts';

const hexes = Array.from({ length: HEX_COUNT }, (_, at) => at);
const inRegion = (region: string): number[] => hexes.filter((at) => REGIONS[REGION_OF[at]!] === region);

describe('A2 the map', () => {
  test('A2.1 64 hexes in ten columns, each with a good and a region', () => {
    expect(HEX_COUNT).toBe(64);
    expect([0, 1, 2, 9].map((column) => hexes.filter((at) => HEX_NAMES[at]!.startsWith(`c${column}r`)).length)).toEqual([6, 6, 7, 6]);
    expect(GOODS[GOOD_OF[hex('c2r3')]!]).toBe('barley');
    expect(REGIONS[REGION_OF[hex('c2r3')]!]).toBe('fertile');
    expect(hexAt(2, 3)).toBe(hex('c2r3'));
    expect(hexAt(2, 7)).toBe(-1);
  });

  test('A2.1 odd columns sit half a hex lower', () => {
    expect(NEIGHBOURS[hex('c1r0')]!.map((at) => HEX_NAMES[at])).toEqual(['c0r0', 'c0r1', 'c1r1', 'c2r0', 'c2r1']);
    expect(NEIGHBOURS[hex('c2r1')]!.map((at) => HEX_NAMES[at])).toEqual(['c1r0', 'c1r1', 'c2r0', 'c2r2', 'c3r0', 'c3r1']);
  });

  test('A2.1 being neighbours is mutual', () => {
    for (const at of hexes) for (const other of NEIGHBOURS[at]!) expect(NEIGHBOURS[other]).toContain(at);
  });

  test('A2.2 32 arid, 12 fertile, 10 and 10 river hexes, one of each river in every column', () => {
    expect(['arid', 'fertile', 'north-river', 'south-river'].map((region) => inRegion(region).length)).toEqual([32, 12, 10, 10]);
    for (const river of ['north-river', 'south-river'])
      expect(new Set(inRegion(river).map((at) => HEX_NAMES[at]!.slice(0, 2))).size).toBe(10);
  });

  test('A2.2 each river is connected', () => {
    for (const river of ['north-river', 'south-river'].map(inRegion)) {
      for (let i = 1; i < river.length; i++) expect(NEIGHBOURS[river[i]!]).toContain(river[i - 1]);
    }
  });

  test('A2.2 no two neighbours show the same good', () => {
    for (const at of hexes) for (const other of NEIGHBOURS[at]!) expect(GOOD_OF[other]).not.toBe(GOOD_OF[at]);
  });

  test('A2.2 98 vertices, of which 58 touch no fertile hex', () => {
    expect(VERTICES.length).toBe(98);
    expect(VERTICES.filter((vertex) => WELL_SITE[vertex] === 1).length).toBe(58);
    for (const vertex of VERTICES) {
      const [first, second, third] = hexesAround(vertex) as [number, number, number];
      expect(first < second && second < third && vertexOf(first, second, third) === vertex).toBe(true);
      expect(NEIGHBOURS[first]).toEqual(expect.arrayContaining([second, third]));
      expect(NEIGHBOURS[second]).toContain(third);
    }
    expect(VERTICES_OF.reduce((sum, own) => sum + own.length, 0)).toBe(98 * 3);
  });

  test('A2.3 with three and two players the columns at the right are out', () => {
    const sites = (players: number): number =>
      VERTICES.filter((vertex) => WELL_SITE[vertex] === 1 && hexesAround(vertex).every((at) => at < IN_PLAY[players]!)).length;
    expect([4, 3, 2].map((players) => IN_PLAY[players])).toEqual([64, hex('c8r0'), hex('c6r0')]);
    expect([4, 3, 2].map(sites)).toEqual([58, 44, 31]);
  });

  test('A2.3 what is out cannot be used', () => {
    const three = position({ players: 3, phase: 'huts', place: 2, toPlace: 1, ziggurats: ['c1r4', 'c4r1', 'c7r5'] });
    expect(refused(three, { do: 'hut', at: 'c8r5' })).toBe('A2.3 cut-off');
    const two = position({ players: 2, phase: 'huts', toPlace: 1, ziggurats: ['c5r2', 'c4r1'] });
    expect(refused(two, { do: 'hut', at: 'c6r3' })).toBe('A2.3 cut-off');
    expect(refused(two, { do: 'hut', at: 'c5r3' })).toBeUndefined();
    expect(refused(two, { do: 'well', at: ['c5r0', 'c6r0', 'c6r1'] })).toBe('A2.3 cut-off');
    expect(refused(two, { do: 'build', at: 'c9r0' })).toBe('A2.3 cut-off');
  });

  test('A2.4 the start hexes by number of players', () => {
    const names = (players: number): string[] => STARTS[players]!.map((at) => HEX_NAMES[at]!);
    expect(names(4)).toEqual(['c1r0', 'c1r4', 'c8r1', 'c8r5']);
    expect(names(3)).toEqual(['c1r4', 'c4r1', 'c6r5']);
    expect(names(2)).toEqual(['c1r0', 'c1r4', 'c4r1', 'c4r5']);
    expect(refused(position({ players: 3, phase: 'settle' }), { do: 'settle', at: 'c1r0' })).toBe('A2.4 not-a-start');
  });

  test('A2.4 the public board has the same names', () => {
    const data = board.data as { hexes: { name: string; neighbours: string[] }[]; starts: Record<string, string[]>; vertices: unknown[] };
    expect(data.hexes.map(({ name }) => name)).toEqual(HEX_NAMES);
    expect(data.starts['2']).toEqual(['c1r0', 'c1r4', 'c4r1', 'c4r5']);
    expect(data.vertices.length).toBe(98);
  });
});

test('a word has as many bits as are set', () => {
  expect([0, 1, -1, 0x0f0f, -0x80000000].map(bits)).toEqual([0, 1, 32, 8, 1]);
});
