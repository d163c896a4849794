/** F3.1: the draw of the order of play. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { PHASE, SEATS, type State } from '../state.ts';
import { beginTurn } from './turn.ts';

/** One of the six orders, all equally likely. */
export function listOrder(out: MoveList): void {
  for (let first = 0; first < SEATS; first++) {
    for (let second = 0; second < SEATS; second++) {
      if (second !== first) out.push(pack(KIND.order, first, second, SEATS - first - second));
    }
  }
}

export function refuseOrder(state: State, seats: readonly number[]): Verdict {
  if (state.phase !== PHASE.order) return REFUSED.orderAgain;
  const fits = seats.length === SEATS && [0, 1, 2].every((seat) => seats.includes(seat));
  return fits ? undefined : REFUSED.noSuchOrder;
}

export function applyOrder(state: State, first: number, second: number, third: number, emit?: Emit): void {
  state.order[0] = first;
  state.order[1] = second;
  state.order[2] = third;
  emit?.({ type: 'orderDrawn', order: [first, second, third] });
  beginTurn(state, emit);
}
