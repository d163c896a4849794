/** What the player to act can do, place by place, gathered from the legal moves. */

import { type Game, MoveList } from '@shinar/core';
import type { AfterTheFlood, Flood, Move } from '../rules/index.ts';
import { firstOf, placeIn } from '../words/tokens.ts';
import { otherPicks, picks } from './picks.ts';

export interface Possible {
  readonly place: number;
  readonly moves: readonly Move[];
}

/** The places where something can be done, areas first, with the moves that begin there. */
export function possibleIn(game: Game<AfterTheFlood>, state: Flood): Possible[] {
  const list = new MoveList();
  game.rules.legal(state, list);
  const byPlace = new Map<number, Move[]>();
  for (const code of list.toArray()) {
    const move = game.rules.decode(code);
    if (move.type === 'order' || move.type === 'roll' || move.type === 'pay') continue;
    const place = firstOf(placeIn, [picks(state, move), ...otherPicks(state, move)].flat(2));
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), move]);
  }
  return [...byPlace].map(([place, moves]) => ({ place, moves })).sort((a, b) => a.place - b.place);
}
