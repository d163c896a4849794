/** A board as tables for the engine. */

import { type BoardData, placesOf } from '../board.ts';
import { isCity } from '../positions.ts';
import { highBit, lowBit } from './masks.ts';

/** A segment that leaves a place. */
export interface Way {
  readonly to: number;
  readonly road: number;
  /** Where one may go on from there if it is occupied. */
  readonly on: readonly Way[];
}

export interface Network {
  readonly data: BoardData;
  readonly places: readonly string[];
  readonly states: readonly string[];
  readonly ways: readonly (readonly Way[])[];
  /** The neighbours of a place as the two masks of a set: at place * 2 and place * 2 + 1. */
  readonly near: Int32Array;
  /** Whether only cities have more than two ways, so that only there could a trader leave its road. */
  readonly plain: boolean;
}

export function networkOf(data: BoardData): Network {
  const places = placesOf(data);
  const ways: (Way & { on: readonly Way[] })[][] = places.map(() => []);
  data.roads.forEach((road, r) => {
    for (let i = 1; i < road.length; i++) {
      const [a, b] = [places.indexOf(road[i - 1]), places.indexOf(road[i])];
      ways[a].push({ to: b, road: r, on: [] });
      ways[b].push({ to: a, road: r, on: [] });
    }
  });
  ways.forEach((list, from) => {
    for (const way of list) way.on = waysOn(ways[way.to], way, from);
  });
  const union = (list: readonly Way[], bit: (place: number) => number) => list.reduce((set, { to }) => set | bit(to), 0);
  return {
    data,
    places,
    states: data.states.map(({ name }) => name),
    ways,
    near: Int32Array.from(ways.flatMap((list) => [union(list, lowBit), union(list, highBit)])),
    plain: ways.every((list, place) => isCity(place) || list.length <= 2),
  };
}

/** S5.3: past an occupied city any other way; S1.6: past another place the only way on, or else the way on of the same road. */
function waysOn(there: readonly Way[], { to, road }: Way, came: number): readonly Way[] {
  const on = there.filter((next) => next.to !== came);
  return isCity(to) || on.length === 1 ? on : on.filter((next) => next.road === road);
}
