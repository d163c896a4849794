/** S1.6: where the places of a board lie on its map, if somebody has drawn them by hand. */
import { InputError, readInteger, readListOf } from '@shinar/core';

/** A state's places, in the order city, towns, villages. */
export const PLACES_PER_STATE = 7;
export const isCity = (place: number): boolean => place % PLACES_PER_STATE === 0;

/** How far along the river, and how far across it. */
export type Position = readonly [along: number, across: number];

/** The map by its own measure, whatever the screen makes of it. */
export const MAP: Position = [1500, 1000];
const EDGE = 60;
/** From one place to the next, so that traders side by side are told apart; from a city, which is larger, so that it covers nothing. */
const APART = 48;
const FROM_CITY = 68;

/** The position on the map nearest to this one, in whole numbers. */
export const onMap = (position: Position): Position => {
  const [along, across] = position.map((value, axis) => Math.round(Math.min(MAP[axis] - EDGE, Math.max(EDGE, value))));
  return [along, across];
};

/** The place that lies too close to this one, if any. */
export function tooCloseTo(positions: readonly Position[], place: number): number | undefined {
  const [along, across] = positions[place];
  const found = positions.findIndex((other, i) => {
    const least = isCity(place) || isCity(i) ? FROM_CITY : APART;
    return i !== place && Math.hypot(other[0] - along, other[1] - across) < least;
  });
  return found < 0 ? undefined : found;
}

export const readPositions = (json: unknown, path: string, places: number): Position[] =>
  readListOf(json, path, places, (position, at): Position => {
    const [along, across] = readListOf(position, at, MAP.length, (value) => value);
    return [readInteger(along, `${at}[0]`, EDGE, MAP[0] - EDGE), readInteger(across, `${at}[1]`, EDGE, MAP[1] - EDGE)];
  });

export function checkApart(positions: readonly Position[], path: string, places: readonly string[]): void {
  positions.forEach((_, place) => {
    const other = tooCloseTo(positions, place);
    if (other === undefined) return;
    const got = `${places[place]} ${places[other]}`;
    throw new InputError({ path: `${path}[${place}]`, reason: 'too-close', clause: 'S1.6', facts: { got } });
  });
}
