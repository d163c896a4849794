/** F3: the table before the order of play is drawn. */
import { type Emit, type MoveList, pack } from '@shinar/core';
import { IRRIGATION, STOCK, UNAVAILABLE, WEAVING } from './board.ts';
import type { Event } from './events.ts';
import { GOLD, GOOD_COUNT, METAL, OIL, PIECES, TOOLS, WOOD } from './goods.ts';
import { KIND } from './moves.ts';
import { beginTurn } from './phases/turn.ts';
import { NO } from './rulebook.ts';
import { ARMIES_EACH, Flood, goodAt, SEATS, STAGE, shift, WORKERS, workersAt } from './state.ts';

export const FIRST_GOODS: readonly number[] = [WOOD, METAL, TOOLS, OIL, GOLD];
export const FIRST_STOCK = 2;

export function setup(): Flood {
  const state = new Flood();
  state.stage = STAGE.order;
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

/** F3.1: one of the six orders, as likely as the others. */
export function listOrders(out: MoveList): void {
  for (let first = 0; first < SEATS; first++) {
    for (let second = 0; second < SEATS; second++) {
      if (second !== first) out.push(pack(KIND.order, first, second, SEATS - first - second));
    }
  }
}

export function refuseOrder(state: Flood, seats: readonly number[]) {
  if (state.stage !== STAGE.order) return NO.orderAgain;
  const fits = seats.length === SEATS && [0, 1, 2].every((seat) => seats.includes(seat));
  return fits ? undefined : NO.suchOrder;
}

export function setOrder(state: Flood, first: number, second: number, third: number, emit?: Emit<Event>): void {
  state.order[0] = first;
  state.order[1] = second;
  state.order[2] = third;
  emit?.({ type: 'orderDrawn', order: [first, second, third] });
  beginTurn(state, emit);
}
