/** A1, A3.1, A3.2: the table before the first draw. */
import { IN_PLAY } from './board.ts';
import { COPIES, EXPANSION_COPIES, EXPANSION_LEAST, FIRST_EXPANSION, PLOW } from './shared/cards.ts';
import { handOf, PHASE, State } from './state.ts';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = IN_PLAY.length - 1;
/** A1.1, A1.2. */
export const HUTS = 10;
export const WELLS_PER_PLAYER = 4;

export function setup(players: number): State {
  const state = new State();
  state.players = players;
  state.phase = PHASE.order;
  state.wellsLeft = players * WELLS_PER_PLAYER;
  state.deck.set(COPIES);
  state.expansions.set(EXPANSION_COPIES);
  state.expansions[FIRST_EXPANSION - EXPANSION_LEAST]--;
  state.laid[0] = FIRST_EXPANSION;
  for (let seat = 0; seat < players; seat++) {
    state.reserve[seat] = HUTS;
    state.hand[handOf(seat) + PLOW] = 1;
  }
  return state;
}
