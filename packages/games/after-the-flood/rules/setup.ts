/** F3: the table before the order of play is drawn. */
import { IRRIGATION, STOCK, UNAVAILABLE, WEAVING } from './board.ts';
import { GOLD, GOOD_COUNT, METAL, OIL, PIECES, TOOLS, WOOD } from './shared/goods.ts';
import { ARMIES_EACH, goodAt, PHASE, SEATS, State, shift, WORKERS, workersAt } from './state.ts';

export const FIRST_GOODS: readonly number[] = [WOOD, METAL, TOOLS, OIL, GOLD];
export const FIRST_STOCK = 2;

export function setup(): State {
  const state = new State();
  state.phase = PHASE.order;
  state.turn = 1;
  for (let good = 0; good < GOOD_COUNT; good++) state.bank[good] = PIECES[good];
  for (let seat = 0; seat < SEATS; seat++) {
    state.order[seat] = seat;
    state.reserve[seat] = ARMIES_EACH;
    state.workers[workersAt(seat, UNAVAILABLE)] = WORKERS;
    shift(state, seat, UNAVAILABLE, IRRIGATION, 1);
    shift(state, seat, UNAVAILABLE, WEAVING, 1);
    shift(state, seat, UNAVAILABLE, STOCK, FIRST_STOCK);
    for (const good of FIRST_GOODS) {
      state.goods[goodAt(seat, good)] = 1;
      state.bank[good]--;
    }
  }
  return state;
}
