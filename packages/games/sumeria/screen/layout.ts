/** Where a board's places lie on the screen: two rows of four states with the river between, drawn from the board's data alone. */
import { type BoardData, landOf } from '../rules/index.ts';
import { placesOf } from '../words/tokens.ts';
import { bend, type Frame, frameOf, placedBy, turn } from './map/frame.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  /** Each road as the points of its line. */
  readonly roads: readonly (readonly Point[])[];
  /** Where the name of each state stands. */
  readonly labels: readonly Point[];
  /** The colour of each state's land. */
  readonly colours: readonly string[];
  /** Points that tell whose land is whose: the places, and the middle of long stretches of road inside a state. */
  readonly sites: readonly (Point & { readonly state: number })[];
  /** The middle of the river, from edge to edge. */
  readonly river: readonly Point[];
}

const COLUMNS = 4;
/** Points of the river's line. */
const BENDS = 40;
/** Between two places of one state, longer than any two neighbours. */
const LONG = 150;
/** From the middle of a name to the edge of the map. */
const LABEL: Point = { x: 80, y: 40 };

export function layoutOf(board: BoardData, wide: boolean): Layout {
  const frame = frameOf(wide);
  const [width, height] = wide ? [frame.along, frame.across] : [frame.across, frame.along];
  const places = placesOf(board);
  const numberOf = (name: string): number => places.findIndex((place) => place.name === name);
  const flat = board.positions?.map((position) => placedBy(position, frame)) ?? found(board, frame);
  const onScreen = (list: readonly Point[]): Point[] => list.map((point) => turn(bend(point), wide));
  const points = onScreen(flat);
  const roads = board.roads.map((road) => road.map((name) => points[numberOf(name)]!));
  const labels = board.states.map(({ city }) => within(labelAt(points[numberOf(city)]!, roads, wide), width, height));
  const river = Array.from({ length: BENDS + 1 }, (_, i) => ({ x: (frame.along * i) / BENDS, y: frame.across / 2 }));
  const sites = [
    ...points.map((point, place) => ({ ...point, state: places[place]!.state })),
    ...board.roads.flatMap((road) => stretches(road.map(numberOf), points, (place) => places[place]!.state)),
  ];
  const colours = board.states.map((_, state) => colourOf(board, state));
  return { width, height, points, roads, labels, colours, sites, river: onScreen(river) };
}

/** Where places lie that nobody has drawn by hand: on a map that is flat yet. */
function found(board: BoardData, frame: Frame): Point[] {
  const places = placesOf(board);
  const numberOf = (name: string): number => places.findIndex((place) => place.name === name);
  const flat: (Point | undefined)[] = places.map(({ kind, state }) => (kind === 'city' ? cityAt(frame, state) : undefined));
  for (const road of board.roads) {
    const [from, to] = [flat[numberOf(road[0]!)], flat[numberOf(road.at(-1)!)]];
    if (from === undefined || to === undefined) continue;
    road.slice(1, -1).forEach((name, i) => {
      flat[numberOf(name)] ??= curve(frame, from, to, i + 1, road.length - 1);
    });
  }
  settle(
    flat,
    places,
    board.roads.map((road) => road.map(numberOf)),
  );
  return flat as Point[];
}

/** The colour of a state, as style sheets know it. */
export const colourOf = (board: BoardData, state: number): string => `var(--land-${landOf(board, state)})`;

/** The middle of each long stretch of a road between two places of one state. */
function stretches(road: readonly number[], points: readonly Point[], stateOf: (place: number) => number) {
  return road.slice(1).flatMap((to, i) => {
    const from = road[i]!;
    const [a, b] = [points[from]!, points[to]!];
    if (stateOf(from) !== stateOf(to) || Math.hypot(a.x - b.x, a.y - b.y) < LONG) return [];
    return [0.33, 0.67].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, state: stateOf(from) }));
  });
}

function cityAt({ along, across, margin, inland }: Frame, state: number): Point {
  const column = state % COLUMNS;
  const x = margin + ((along - 2 * margin) * column) / (COLUMNS - 1);
  return { x, y: state < COLUMNS ? inland : across - inland };
}

/** How far along its road the place of that number lies; `pull` draws it towards the border, or, below 0, towards its city. */
function fraction(index: number, last: number, pull: number): number {
  return index / last + pull * Math.sin((2 * Math.PI * index) / last);
}

/** A road runs straight between neighbours; between two far cities of one bank it goes round the outside. */
function curve({ along, across, margin }: Frame, from: Point, to: Point, index: number, last: number): Point {
  if (from.y !== to.y) {
    const t = fraction(index, last, -0.02);
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  }
  const north = from.y < across / 2;
  if (Math.abs(from.x - to.x) < (along - 2 * margin) / (COLUMNS - 1) + 1) {
    const t = fraction(index, last, 0.035);
    return { x: from.x + (to.x - from.x) * t, y: from.y + Math.sin(Math.PI * t) * (north ? 14 : -14) };
  }
  const half = (2 * Math.min(index, last - index)) / last;
  const near = (half * half * (3 - 2 * half)) / 2;
  const t = index * 2 < last ? near : 1 - near;
  const edge = north ? -10 : across + 10;
  return { x: from.x + (to.x - from.x) * t * t * (3 - 2 * t), y: from.y * ((1 - t) ** 3 + t ** 3) + edge * 3 * t * (1 - t) };
}

/** Places on roads that do not run from city to city start beside their city and are drawn between their neighbours. */
function settle(flat: (Point | undefined)[], places: readonly { readonly state: number }[], roads: readonly (readonly number[])[]): void {
  const loose = flat.flatMap((point, place) => (point === undefined ? [place] : []));
  loose.forEach((place, i) => {
    const city = flat[places.findIndex(({ state }) => state === places[place]!.state)]!;
    flat[place] = { x: city.x + 80 * Math.cos(i * 2.4), y: city.y + 80 * Math.sin(i * 2.4) };
  });
  const near = loose.map((place) => roads.flatMap((road) => road.filter((_, i) => road[i - 1] === place || road[i + 1] === place)));
  const others = (place: number): Point[] => flat.filter((_, other) => other !== place) as Point[];
  for (let round = 0; round < 60; round++) {
    loose.forEach((place, i) => {
      const pull = mean([flat[place]!, ...near[i]!.map((other) => flat[other]!)]);
      flat[place] = apart(pull, others(place));
    });
  }
  for (let round = 0; round < 30; round++) for (const place of loose) flat[place] = apart(flat[place]!, others(place));
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Steps away from everything that is too close. */
function apart(point: Point, others: readonly Point[]): Point {
  const least = 58;
  let { x, y } = point;
  for (const other of others) {
    const distance = Math.max(1, Math.hypot(x - other.x, y - other.y));
    if (distance >= least) continue;
    x += ((x - other.x) / distance) * (least - distance);
    y += ((y - other.y) / distance) * (least - distance);
  }
  return { x, y };
}

/** A name beside a city at the edge stays on the map. */
const within = ({ x, y }: Point, width: number, height: number): Point => ({
  x: Math.min(width - LABEL.x, Math.max(LABEL.x, x)),
  y: Math.min(height - LABEL.y, Math.max(LABEL.y, y)),
});

/** The widest gap between the roads of a city. */
function labelAt(city: Point, roads: readonly (readonly Point[])[], wide: boolean): Point {
  const angles = roads
    .flatMap((road) => (road[0] === city ? [road[1]!] : road.at(-1) === city ? [road.at(-2)!] : []))
    .map(({ x, y }) => Math.atan2(y - city.y, x - city.x))
    .sort((a, b) => a - b);
  let best = { from: -Math.PI, width: 0 };
  angles.forEach((from, i) => {
    const to = angles[i + 1] ?? angles[0]! + 2 * Math.PI;
    if (to - from > best.width) best = { from, width: to - from };
  });
  const angle = best.from + best.width / 2;
  const lift = Math.sin(angle) < -0.3 ? 26 : 0;
  return { x: city.x + Math.cos(angle) * (wide ? 84 : 92), y: city.y + Math.sin(angle) * 62 - lift };
}
