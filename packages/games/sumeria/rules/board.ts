/** S1: a board is data, and is read strictly: anything wrong with it is named. */
import { InputError, readList, readListOf, readName, readObject, readText } from '@shinar/core';
import { checkApart, type Position, readPositions } from './positions.ts';

export const STATES = 8;
export const PLACES = 56;
const TOWNS = 3;
const BOARD_FORMAT = 'shinar-board/1';

const NAME = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** With more ways than this from one place, a walk over occupied places would take long. */
const MOST_WAYS = 6;

/** The colours of a state's land; a state that names none gets one by its number. */
export const LANDS = ['sand', 'olive', 'clay', 'stone', 'dusk', 'wheat', 'reed', 'rose'] as const;
export type LandColour = (typeof LANDS)[number];

interface StateData {
  readonly name: string;
  readonly colour?: LandColour;
  readonly city: string;
  readonly towns: readonly string[];
  readonly villages: readonly string[];
}

export interface BoardData {
  readonly format: typeof BOARD_FORMAT;
  readonly name: string;
  readonly states: readonly StateData[];
  readonly roads: readonly (readonly string[])[];
  /** Where each place lies on the map, in their canonical order; without them the map finds it by itself. */
  readonly positions?: readonly Position[];
}

/** A state's land colour. */
export const landOf = ({ states }: BoardData, state: number): LandColour => states[state].colour ?? LANDS[state];

/** The places of a board in their canonical order: state by state, each city, towns, villages. */
export const placesOf = (board: BoardData): string[] => board.states.flatMap(({ city, towns, villages }) => [city, ...towns, ...villages]);

export function readBoard(json: unknown): BoardData {
  const board = readForm(json);
  checkNames(board);
  checkRoads(board);
  checkConnected(board);
  if (board.positions !== undefined) checkApart(board.positions, 'board.positions', placesOf(board));
  return board;
}

/** A board that somebody is still drawing: it can be shown, and may not be right yet. */
export function readDraft(json: unknown): BoardData {
  const board = readForm(json);
  const places = placesOf(board);
  for (const [r, road] of board.roads.entries()) refuseUnknown(road, places, `board.roads[${r}]`);
  return board;
}

function readForm(json: unknown): BoardData {
  const given = readObject(json, 'board', ['format', 'name', 'states', 'roads'], ['$schema', 'positions']);
  if (given.format !== BOARD_FORMAT)
    throw new InputError({ path: 'board.format', reason: 'unknown-format', facts: { expected: BOARD_FORMAT } });
  const name = readText(given.name, 'board.name', NAME);
  const states = readListOf(given.states, 'board.states', STATES, readState);
  const roads = readList(given.roads, 'board.roads', (road, path) => readList(road, path, (place, at) => readText(place, at, NAME)));
  const board: BoardData = { format: BOARD_FORMAT, name, states, roads };
  return given.positions === undefined ? board : { ...board, positions: readPositions(given.positions, 'board.positions', PLACES) };
}

function readState(json: unknown, path: string): StateData {
  const given = readObject(json, path, ['name', 'city', 'towns', 'villages'], ['colour']);
  const places = (field: 'towns' | 'villages') =>
    readListOf(given[field], `${path}.${field}`, TOWNS, (place, at) => readText(place, at, NAME));
  return {
    name: readText(given.name, `${path}.name`, NAME),
    ...(given.colour !== undefined && { colour: LANDS[readName(given.colour, `${path}.colour`, LANDS)] }),
    city: readText(given.city, `${path}.city`, NAME),
    towns: places('towns'),
    villages: places('villages'),
  };
}

function checkNames(board: BoardData): void {
  refuseTwice(
    board.states.map(({ name }) => name),
    'board.states',
  );
  refuseTwice(placesOf(board), 'board.states');
}

function refuseTwice(names: readonly string[], path: string): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InputError({ path, reason: 'twice', clause: 'S1.6', facts: { got: twice } });
}

function refuseUnknown(road: readonly string[], places: readonly string[], path: string): void {
  const at = road.findIndex((place) => !places.includes(place));
  if (at < 0) return;
  throw new InputError({ path: `${path}[${at}]`, reason: 'unknown-place', clause: 'S1.6', facts: { got: road[at] } });
}

function checkRoads(board: BoardData): void {
  const places = placesOf(board);
  const segments = new Set<string>();
  const ways = new Map<string, number>();
  board.roads.forEach((road, r) => {
    const path = `board.roads[${r}]`;
    if (road.length < 2) throw new InputError({ path, reason: 'road-too-short', clause: 'S1.6' });
    refuseTwice(road, path);
    refuseUnknown(road, places, path);
    road.forEach((place, i) => {
      if (i === 0) return;
      const before = road[i - 1];
      const segment = [before, place].sort().join(' ');
      if (segments.has(segment))
        throw new InputError({ path: `${path}[${i}]`, reason: 'segment-twice', clause: 'S1.6', facts: { got: segment } });
      segments.add(segment);
      for (const end of [before, place]) {
        const count = (ways.get(end) ?? 0) + 1;
        if (count > MOST_WAYS)
          throw new InputError({ path, reason: 'too-many-ways', clause: 'S1.6', facts: { got: end, most: MOST_WAYS } });
        ways.set(end, count);
      }
    });
  });
}

/** The places not connected by road to the first city. */
export function cutOffIn(board: BoardData): string[] {
  const places = placesOf(board);
  const reached = new Set([places[0]]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const road of board.roads) if (road.some((place) => reached.has(place))) for (const place of road) reached.add(place);
  }
  return places.filter((place) => !reached.has(place));
}

function checkConnected(board: BoardData): void {
  const [cutOff] = cutOffIn(board);
  if (cutOff !== undefined) throw new InputError({ path: 'board.roads', reason: 'not-connected', clause: 'S1.6', facts: { got: cutOff } });
}
