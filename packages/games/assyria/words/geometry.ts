/** The map as drawn: flat-top hexes in columns, every second column half a hex lower, with the rivers through them. */
import {
  COLUMN_COUNT,
  columnHeight,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  hexAt,
  hexesAround,
  IN_PLAY,
  REGION_OF,
  REGIONS,
} from '../rules/index.ts';
import type { Good } from './tokens.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a hex's centre to its corners. */
const RADIUS = 50;
const ACROSS = RADIUS * Math.sqrt(3);
const COLUMN_STEP = RADIUS * 1.5;
const ROWS = Math.max(...Array.from({ length: COLUMN_COUNT }, (_, column) => columnHeight(column)));

export const MAP_WIDTH = COLUMN_STEP * (COLUMN_COUNT - 1) + 2 * RADIUS;
export const MAP_HEIGHT = ACROSS * ROWS;

export interface HexPlace extends Point {
  readonly hex: Hex;
  readonly column: number;
  readonly row: number;
  readonly good: Good;
  readonly region: (typeof REGIONS)[number];
}

export const HEX_PLACES: readonly HexPlace[] = Array.from({ length: COLUMN_COUNT }, (_, column) =>
  Array.from({ length: columnHeight(column) }, (_, row): HexPlace => {
    const hex = hexAt(column, row);
    return {
      hex,
      column,
      row,
      good: GOODS[GOOD_OF[hex]!]!,
      region: REGIONS[REGION_OF[hex]!]!,
      x: RADIUS + COLUMN_STEP * column,
      y: ACROSS * (row + (column % 2 === 0 ? 0.5 : 1)),
    };
  }),
).flat();

export const placeOf = (hex: Hex): HexPlace => HEX_PLACES[hex]!;
export const inPlay = (players: number, hex: Hex): boolean => hex < (IN_PLAY[players] ?? HEX_NAMES.length);

/** The corners of a hex centred on 0, 0. */
export function hexagon(radius = RADIUS): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => (degrees * Math.PI) / 180);
  return corners.map((angle) => `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`).join(' ');
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Where three hexes meet. */
export const vertexAt = (vertex: number): Point => middle(hexesAround(vertex).map(placeOf));

/** A river enters each of its hexes through the edge shared with the hex before, and leaves through the edge shared with the next. */
export function riverPath(region: 'north-river' | 'south-river'): string {
  const bends = HEX_PLACES.filter((place) => place.region === region);
  const beyond = (end: Point, next: Point, x: number): Point => ({ x, y: end.y + (end.y - next.y) / 3 });
  const source = beyond(bends[0]!, bends[1]!, -16);
  const mouth = beyond(bends.at(-1)!, bends.at(-2)!, MAP_WIDTH + 16);
  const crossings = [source, ...bends.slice(1).map((bend, i) => middle([bends[i]!, bend])), mouth];
  const flow = bends.map((bend, i) => `Q${bend.x} ${bend.y.toFixed(1)} ${crossings[i + 1]!.x} ${crossings[i + 1]!.y.toFixed(1)}`);
  return `M${source.x} ${source.y.toFixed(1)}${flow.join('')}`;
}
