/** A board as tables for the engine. */

import { type BoardData, placesOf } from '../board.ts';
import { isCity } from '../positions.ts';
import { highBit, lowBit } from './masks.ts';

/** A segment that leaves a place. */
export interface Way {
  readonly to: number;
  readonly road: number;
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
  const ways: Way[][] = places.map(() => []);
  data.roads.forEach((road, r) => {
    for (let i = 1; i < road.length; i++) {
      const [a, b] = [places.indexOf(road[i - 1]), places.indexOf(road[i])];
      ways[a].push({ to: b, road: r });
      ways[b].push({ to: a, road: r });
    }
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
