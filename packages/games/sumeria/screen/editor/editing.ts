/** A board under somebody's hands: its segments are drawn and taken away, and its roads follow from them. */
import { type BoardData, STATES } from '../../rules/index.ts';
import { placesOf } from '../../words/names.ts';

/** Which places are done likewise: across the river, left and right, or turned by half. */
export const SYMMETRIES = ['none', 'river', 'sides', 'turned'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

const COLUMNS = STATES / 2;
/** City, towns and villages of a state. */
const PLACES_OF_A_STATE = 7;
type Segment = readonly [number, number];

const partnerState = (state: number, symmetry: Symmetry): number => {
  const [row, column] = [Math.floor(state / COLUMNS), state % COLUMNS];
  switch (symmetry) {
    case 'none':
      return state;
    case 'river':
      return (1 - row) * COLUMNS + column;
    case 'sides':
      return row * COLUMNS + (COLUMNS - 1 - column);
    case 'turned':
      return STATES - 1 - state;
  }
};

/** The place that answers to one on the other side. */
export const partnerOf = (place: number, symmetry: Symmetry): number =>
  partnerState(Math.floor(place / PLACES_OF_A_STATE), symmetry) * PLACES_OF_A_STATE + (place % PLACES_OF_A_STATE);

export function segmentsOf(board: BoardData): Segment[] {
  const names = placesOf(board).map(({ name }) => name);
  return board.roads.flatMap((road) => road.slice(1).map((to, i): Segment => [names.indexOf(road[i]!), names.indexOf(to)]));
}

const same = ([a, b]: Segment, [c, d]: Segment): boolean => (a === c && b === d) || (a === d && b === c);

/** Draws a segment between two places, or takes it away, and likewise on the other side. */
export function joined(board: BoardData, from: number, to: number, symmetry: Symmetry): BoardData {
  const before = segmentsOf(board);
  const drawn = !before.some((segment) => same(segment, [from, to]));
  const other: Segment = [partnerOf(from, symmetry), partnerOf(to, symmetry)];
  const left = before.filter((segment) => !same(segment, [from, to]) && !same(segment, other));
  const added: Segment[] = drawn ? (same(other, [from, to]) ? [[from, to]] : [[from, to], other]) : [];
  return { ...board, roads: roadsOf(board, [...left, ...added]) };
}

/** A road runs on through places with two ways, from city or fork to city or fork; none comes to a place twice. */
export function roadsOf(board: BoardData, segments: readonly Segment[]): string[][] {
  const places = placesOf(board);
  const unused = [...segments];
  const degree = (place: number): number => segments.filter((segment) => segment.includes(place)).length;
  const stops = places.flatMap(({ kind }, place) => (kind === 'city' || degree(place) !== 2 ? [place] : []));
  const roads: number[][] = [];
  const take = (place: number): number | undefined => {
    const at = unused.findIndex((segment) => segment.includes(place));
    const [taken] = at < 0 ? [] : unused.splice(at, 1);
    return taken?.find((end) => end !== place);
  };
  const walk = (start: number): boolean => {
    const road = [start];
    for (let next = take(start); next !== undefined; next = stops.includes(next) ? undefined : take(next)) {
      if (next === start) roads.push([road.at(-1)!, start]);
      else road.push(next);
    }
    if (road.length > 1) roads.push(road);
    return road.length > 1;
  };
  for (const stop of stops) while (walk(stop));
  for (const segment of segments) if (unused.includes(segment)) walk(segment[0]);
  return roads.map((road) => road.map((place) => places[place]!.name));
}

/** What somebody types, as a name of the record. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

export const renamed = (board: BoardData, state: number, name: string): BoardData => ({
  ...board,
  states: board.states.map((each, i) => (i === state ? { ...each, name } : each)),
});

/** Two states change places on the map, and with them their colours; roads go with their places. */
export const swapped = (board: BoardData, one: number, other: number): BoardData => ({
  ...board,
  states: board.states.map((state, i) => board.states[i === one ? other : i === other ? one : i] ?? state),
});
