import { BERTHS, MarshState, NONE, REEDS, TILES } from './state.ts';

const POOL_REEDS = 1;

export function setup(players: number): MarshState {
  const state = new MarshState();
  state.players = players;
  state.phase = BERTHS;
  state.weather.fill(NONE);
  state.bag.fill(TILES);
  state.boat.fill(NONE);
  state.reeds.fill(POOL_REEDS);
  state.standing = state.reeds.length * POOL_REEDS;
  state.supply = REEDS - state.standing;
  return state;
}
