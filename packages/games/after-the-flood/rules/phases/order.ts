/** F13.2, phase 4: the new order of play. */
import type { Emit } from '../events.ts';
import { SEATS, type State, valueIn } from '../state.ts';

/** An insertion sort, so that ties keep the old order. */
export function newOrder(state: State, emit?: Emit): void {
  const { order, bids } = state;
  for (let i = 1; i < SEATS; i++) {
    const seat = order[i];
    const value = valueIn(bids, seat);
    let at = i;
    for (; at > 0 && valueIn(bids, order[at - 1]) < value; at--) order[at] = order[at - 1];
    order[at] = seat;
  }
  emit?.({ type: 'orderSet', order: Array.from(order) });
}
