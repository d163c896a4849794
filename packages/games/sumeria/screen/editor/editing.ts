/** A board under somebody's hands: its segments are drawn and taken away, and its roads follow from them. */
import { type BoardData, type LandColour, landOf } from '../../rules/index.ts';
import { placesOf } from '../../words/tokens.ts';
import type { Partners } from './symmetry.ts';

type Segment = readonly [number, number];

export function segmentsOf(board: BoardData): Segment[] {
  const names = placesOf(board).map(({ name }) => name);
  return board.roads.flatMap((road) => road.slice(1).map((to, i): Segment => [names.indexOf(road[i]!), names.indexOf(to)]));
}

const same = ([a, b]: Segment, [c, d]: Segment): boolean => (a === c && b === d) || (a === d && b === c);

/** Draws a segment between two places, or takes it away, and likewise on the other side. */
export function joined(board: BoardData, from: number, to: number, partners: Partners): BoardData {
  const before = segmentsOf(board);
  const drawn = !before.some((segment) => same(segment, [from, to]));
  const other: Segment = [partners[from]!, partners[to]!];
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

export const renamed = (board: BoardData, state: number, name: string): BoardData => ({
  ...board,
  states: board.states.map((each, i) => (i === state ? { ...each, name } : each)),
});

/** The land of a state in another colour. */
export const painted = (board: BoardData, state: number, colour: LandColour): BoardData => ({
  ...board,
  states: board.states.map((each, i) => (i === state ? { ...each, colour } : each)),
});

/** Two states change places on the map, and with them their colours; roads go with their places. */
export function swapped(board: BoardData, one: number, other: number): BoardData {
  const from = (at: number): number => (at === one ? other : at === other ? one : at);
  return { ...board, states: board.states.map((_, at) => ({ ...board.states[from(at)]!, colour: landOf(board, from(at)) })) };
}

/** The map finds its places by itself again. */
export const tidied = ({ positions: _, ...board }: BoardData): BoardData => board;
