/** Where everything lies on the board, in the units of its drawing. */
import { AREAS, BOXES, PLACES } from '../rules/index.ts';
import { MAP_HEIGHT, MAP_WIDTH, MIDDLES, type Point } from './map/outlines.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Sizes of letters: names of areas, numbers beside pieces, and small print. */
  readonly name: number;
  readonly small: number;
  readonly boxes: readonly Frame[];
  readonly bank: Frame;
  readonly empires: Frame;
  /** How many turns of empires have room. */
  readonly turns: number;
}

const GAP = 12;

const WIDE: Layout = {
  width: MAP_WIDTH + 410,
  height: MAP_HEIGHT,
  name: 25,
  small: 20,
  boxes: BOXES.map((_, i) => ({ x: MAP_WIDTH + 16, y: 8 + i * 122, width: 386, height: 112 })),
  bank: { x: MAP_WIDTH + 16, y: 504, width: 386, height: 128 },
  empires: { x: MAP_WIDTH + 16, y: 644, width: 386, height: 388 },
  turns: 5,
};

const NARROW: Layout = {
  width: MAP_WIDTH,
  height: MAP_HEIGHT + 326,
  name: 30.5,
  small: 30,
  boxes: BOXES.map((_, i) => ({ x: 4 + i * 249, y: MAP_HEIGHT + GAP, width: 244, height: 140 })),
  bank: { x: 4, y: MAP_HEIGHT + 158, width: 992, height: 70 },
  empires: { x: 4, y: MAP_HEIGHT + 234, width: 992, height: 90 },
  turns: 1,
};

/** As wide, with larger letters and more room beside the map for them. */
const LOW: Layout = {
  ...WIDE,
  width: MAP_WIDTH + 610,
  name: 34,
  small: 31,
  boxes: BOXES.map((_, i) => ({ x: MAP_WIDTH + 16 + (i % 2) * 298, y: 8 + Math.floor(i / 2) * 158, width: 290, height: 150 })),
  bank: { x: MAP_WIDTH + 16, y: 324, width: 588, height: 170 },
  empires: { x: MAP_WIDTH + 16, y: 506, width: 588, height: 526 },
};

export const layoutOf = (wide: boolean, low: boolean): Layout => (!wide ? NARROW : low ? LOW : WIDE);

const middleOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];

/** Where pieces of a place stand, or where they come from: the lower edge of the map, where the hand lies. */
export function spotOf(layout: Layout, place: number): Point {
  const area = AREAS[place];
  if (area !== undefined) return MIDDLES[area];
  const box = BOXES.findIndex((name) => PLACES[place]!.endsWith(name));
  return box < 0 ? handSpot(layout) : middleOf(layout.boxes[box]!);
}

export const handSpot = ({ height }: Layout): Point => [MAP_WIDTH / 2, height + 20];
/** The plate with the turn and the players in their order, in the empty north-east. */
export const PLATE: Frame = { x: 634, y: 14, width: 354, height: 100 };
/** Where on it a player's mark stands. */
export const orderSpot = (place: number): Point => [PLATE.x + 230 + place * 46, PLATE.y + 72];
export const bankSpot = (layout: Layout): Point => middleOf(layout.bank);
