/** S2.1: the table before the first draw. */
import { CHANCE } from '@shinar/core';
import { NONE, PHASE, State, TILES_OF_A_KIND } from './state.ts';

/** S2.1, S2.5: traders per player, and how many of them are placed before the first round. */
const TRADERS = { 3: 14, 4: 10 } as const;
const PLACED = { 3: 8, 4: 5 } as const;

export const tradersOf = (players: number): number => (players === 3 ? TRADERS[3] : TRADERS[4]);
export const placedOf = (players: number): number => (players === 3 ? PLACED[3] : PLACED[4]);

export function setup(players: number): State {
  if (players !== 3 && players !== 4) throw new RangeError(`Sumeria is for 3 or 4 players, not ${players}`);
  const state = new State();
  state.players = players;
  state.phase = PHASE.row;
  state.actor = CHANCE;
  state.first = NONE;
  state.second = NONE;
  state.row.fill(NONE);
  state.position.fill(NONE);
  state.above.fill(NONE);
  state.bag.fill(TILES_OF_A_KIND);
  state.reserve.fill(tradersOf(players), 0, players);
  return state;
}
