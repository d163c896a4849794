/** F13.2, phase 4: the new order of play. */
import type { Emit } from '@shinar/core';
import type { Event } from '../events.ts';
import { type Flood, SEATS, valueIn } from '../state.ts';

/** By insertion, so that ties keep the old order. */
export function newOrder(state: Flood, emit?: Emit<Event>): void {
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
