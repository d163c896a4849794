/** A2: the map, and the tables derived from it. Hexes are numbered down each column, columns from left to right. */
import type { Board } from '@shinar/core';
import { add, holds } from './shared/hexset.ts';

export type Hex = number;

export const GOODS = ['grape', 'palm', 'salt', 'barley', 'dates'] as const;
export const REGIONS = ['arid', 'fertile', 'north-river', 'south-river'] as const;
export const ARID = 0;
export const FERTILE = 1;
export const NORTH = 2;
export const SOUTH = 3;

/** A2.1: good, then region; odd columns sit half a hex lower. */
const COLUMNS = [
  'Pa Da Gn Sf Bs Ga',
  'Ba Sn Pf Gs Sa Pa',
  'Sa Dn Gf Bf Ds Ba Da',
  'Ba Pn Df Ps Ga Pa',
  'Ga Da Bn Gf Ss Ba Sa',
  'Sa Gn Pf Df Ps Da',
  'Pa Ba Dn Sf Bs Ga Pa',
  'Sa Ga Pn Gf Ss Da',
  'Da Pa Sn Bf Ds Ga Pa',
  'Ba Da Gn Sf Bs Sa',
].map((column) => column.split(' '));

export const COLUMN_COUNT = COLUMNS.length;
export const columnHeight = (column: number): number => COLUMNS[column]?.length ?? 0;
const FIRST_OF_COLUMN = COLUMNS.map((_, column) => COLUMNS.slice(0, column).flat().length);
export const HEX_COUNT = COLUMNS.flat().length;

/** The hex at a column and row, or -1 off the map. */
export const hexAt = (column: number, row: number): Hex => (row >= 0 && row < columnHeight(column) ? FIRST_OF_COLUMN[column] + row : -1);

const ALL = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
const COLUMN_OF = Int8Array.from(ALL, (hex) => FIRST_OF_COLUMN.findLastIndex((first) => first <= hex));
const ROW_OF = Int8Array.from(ALL, (hex) => hex - FIRST_OF_COLUMN[COLUMN_OF[hex]]);
export const HEX_NAMES: readonly string[] = ALL.map((hex) => `c${COLUMN_OF[hex]}r${ROW_OF[hex]}`);
export const GOOD_OF = Int8Array.from(COLUMNS.flat(), (text) => 'GPSBD'.indexOf(text[0]));
export const REGION_OF = Int8Array.from(COLUMNS.flat(), (text) => 'afns'.indexOf(text[1]));

function setsOf(count: number, belongs: (set: number, hex: Hex) => boolean): Int32Array {
  const sets = new Int32Array(count * 2);
  for (let set = 0; set < count; set++) for (const hex of ALL) if (belongs(set, hex)) add(sets, set, hex);
  return sets;
}

/** Even columns reach up, odd ones reach down. */
function neighboursOf(hex: Hex): Hex[] {
  const column = COLUMN_OF[hex];
  const row = ROW_OF[hex];
  const upper = column % 2 === 0 ? row - 1 : row;
  const around = [hexAt(column - 1, upper), hexAt(column - 1, upper + 1), hexAt(column, row - 1), hexAt(column, row + 1)];
  return [...around, hexAt(column + 1, upper), hexAt(column + 1, upper + 1)].filter((at) => at >= 0).sort((a, b) => a - b);
}

export const NEIGHBOURS: readonly (readonly Hex[])[] = ALL.map(neighboursOf);
/** The neighbours of each hex, as a hexset. */
export const NEAR = setsOf(HEX_COUNT, (hex, other) => NEIGHBOURS[hex].includes(other));
/** The hexes of each good and of each region, as hexsets. */
export const OF_GOOD = setsOf(GOODS.length, (good, hex) => GOOD_OF[hex] === good);
export const OF_REGION = setsOf(REGIONS.length, (region, hex) => REGION_OF[hex] === region);

/** A2.3: hexes below this number are in play, by number of players; the rightmost columns are left out. */
export const IN_PLAY = [0, 0, FIRST_OF_COLUMN[6], FIRST_OF_COLUMN[8], HEX_COUNT] as const;
/** The hexes in play by number of players, as hexsets. */
export const LAND = setsOf(IN_PLAY.length, (players, hex) => hex < IN_PLAY[players]);

/** A2.4, by number of players. */
export const STARTS: readonly (readonly Hex[])[] = [
  [],
  [],
  [hexAt(1, 0), hexAt(1, 4), hexAt(4, 1), hexAt(4, 5)],
  [hexAt(1, 4), hexAt(4, 1), hexAt(6, 5)],
  [hexAt(1, 0), hexAt(1, 4), hexAt(8, 1), hexAt(8, 5)],
];

/**
 * Where three hexes meet. Vertex 2h joins hex h, the hex below it and the one to the right of both; vertex 2h+1 joins hex h and its two right neighbours.
 * So the hexes of a vertex ascend, and vertices ascend with them.
 */
export const VERTEX_COUNT = HEX_COUNT * 2;
const MEETING: readonly (readonly Hex[])[] = Array.from({ length: VERTEX_COUNT }, (_, vertex) => {
  const first = vertex >> 1;
  const right = NEIGHBOURS[first].filter((hex) => COLUMN_OF[hex] > COLUMN_OF[first]);
  if (vertex % 2 === 1) return right.length === 2 ? [first, right[0], right[1]] : [];
  const below = hexAt(COLUMN_OF[first], ROW_OF[first] + 1);
  const third = right.find((hex) => below >= 0 && NEIGHBOURS[below].includes(hex));
  return third === undefined ? [] : [first, below, third];
});
export const hexesAround = (vertex: number): readonly Hex[] => MEETING[vertex];
export const VERTICES: readonly number[] = MEETING.flatMap((hexes, vertex) => (hexes.length === 3 ? [vertex] : []));
/** The three hexes around each vertex, as a hexset. */
export const AROUND = setsOf(VERTEX_COUNT, (vertex, hex) => MEETING[vertex].includes(hex));
/** A6.6: 1 where a well can ever be dug. */
export const WELL_SITE = Int8Array.from(MEETING, (hexes) =>
  hexes.length === 3 && hexes.every((hex) => REGION_OF[hex] !== FERTILE) ? 1 : 0,
);
/** The vertices of each hex. */
export const VERTICES_OF: readonly (readonly number[])[] = ALL.map((hex) => VERTICES.filter((vertex) => holds(AROUND, vertex, hex)));

/** The vertex where three ascending hexes meet, or -1. */
export function vertexOf(first: Hex, second: Hex, third: Hex): number {
  const vertex = first * 2 + (COLUMN_OF[second] === COLUMN_OF[first] ? 0 : 1);
  return MEETING[vertex][1] === second && MEETING[vertex][2] === third ? vertex : -1;
}

const namesOf = (hexes: readonly Hex[]): string[] => hexes.map((hex) => HEX_NAMES[hex]);
const byPlayers = <T>(of: (players: number) => T): Record<string, T> =>
  Object.fromEntries([2, 3, 4].map((players) => [players, of(players)]));

/** What `shinar board assyria` prints. */
export const board: Board = {
  name: 'standard',
  builtIn: true,
  data: {
    hexes: ALL.map((hex) => ({
      name: HEX_NAMES[hex],
      column: COLUMN_OF[hex],
      row: ROW_OF[hex],
      good: GOODS[GOOD_OF[hex]],
      region: REGIONS[REGION_OF[hex]],
      neighbours: namesOf(NEIGHBOURS[hex]),
    })),
    columnsInPlay: byPlayers((players) => COLUMN_OF[IN_PLAY[players] - 1] + 1),
    starts: byPlayers((players) => namesOf(STARTS[players])),
    vertices: VERTICES.map((vertex) => ({ at: namesOf(MEETING[vertex]), well: WELL_SITE[vertex] === 1 })),
  },
};
