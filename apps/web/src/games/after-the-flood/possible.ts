/** What the player to act can do, place by place, gathered from the legal moves. */
import type { AfterTheFlood, Flood, Move } from '@shinar/after-the-flood';
import { type Game, MoveList } from '@shinar/core';
import { picks } from './picks.ts';
import { placeIn } from './tokens.ts';

export interface Possible {
  readonly place: number;
  readonly moves: readonly Move[];
}

/** The places where something can be done, areas first, with the moves that end there. */
export function possibleIn(game: Game<AfterTheFlood>, state: Flood): Possible[] {
  const list = new MoveList();
  game.rules.legal(state, list);
  const byPlace = new Map<number, Move[]>();
  for (const code of list.toArray()) {
    const move = game.rules.decode(code);
    if (move.type === 'order' || move.type === 'roll' || move.type === 'pay') continue;
    const places = picks(state, move)
      .flat()
      .flatMap((token) => placeIn(token) ?? []);
    const place = places[0];
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), move]);
  }
  return [...byPlace].map(([place, moves]) => ({ place, moves })).sort((a, b) => a.place - b.place);
}
