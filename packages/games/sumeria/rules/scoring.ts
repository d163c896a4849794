/** S9: points and victory. */
import type { ScoreLine, Seat } from '@shinar/core';
import type { Clause } from './rulebook.ts';
import { type State, TILES } from './state.ts';

/** S9.1: 1, 3, 6, 10 ... for 1, 2, 3, 4 ... tiles of a kind. */
export const setPoints = (tiles: number): number => (tiles * (tiles + 1)) / 2;

export const score = (state: State, seat: Seat): ScoreLine<Clause>[] =>
  TILES.map((source, tile) => ({ clause: 'S9.1', source, points: setPoints(state.won[seat * TILES.length + tile]) }));

/** S9.2: the most points, then the most tiles of one kind; still tied, they share. */
export function result(state: State, out: Float64Array): void {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const key = victoryKey(state, seat);
    if (key > best) winners = 0;
    if (key >= best) {
      best = key;
      winners++;
    }
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] = victoryKey(state, seat) === best ? 1 / winners : 0;
}

function victoryKey(state: State, seat: Seat): number {
  let points = 0;
  let most = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const count = state.won[seat * TILES.length + tile];
    points += setPoints(count);
    if (count > most) most = count;
  }
  return points * 16 + most;
}
