/** F5, phase 1: goods and workers. */
import type { Seat } from '@shinar/core';
import { IRRIGATION, type Place, SCRIBES, STOCK, TOOL_MAKERS, UNAVAILABLE, UR, USED_SCRIBES, USED_TOOL_MAKERS, WEAVING } from '../board.ts';
import type { Emit } from '../events.ts';
import type { Clause } from '../rulebook.ts';
import { type Good, GRAIN, TEXTILES } from '../shared/goods.ts';
import { goodAt, hasCity, SEATS, type State, shift, workersAt } from '../state.ts';

export const NEW_WORKERS = 8;
const UR_TEXTILES = 1;

/** What each rank in a box gives. */
interface Yield {
  readonly allTied: number;
  readonly first: number;
  readonly second: number;
  /** Third behind two who are tied; third behind two who are not. */
  readonly thirdOfTwo: number;
  readonly third: number;
}
/** F5.1. */
export const GRAIN_YIELD: Yield = { allTied: 5, first: 6, second: 4, thirdOfTwo: 4, third: 3 };
/** F5.2. */
export const TEXTILES_YIELD: Yield = { allTied: 3, first: 3, second: 2, thirdOfTwo: 2, third: 1 };

/** What a box would give a seat now, or after each seat has lost `left` workers from it. */
export function yieldOf(state: State, seat: Seat, box: Place, table: Yield, left = 0): number {
  const own = Math.max(0, state.workers[workersAt(seat, box)] - left);
  if (own === 0) return 0; // F5.3
  const next = Math.max(0, state.workers[workersAt((seat + 1) % SEATS, box)] - left);
  const last = Math.max(0, state.workers[workersAt((seat + 2) % SEATS, box)] - left);
  if (own === next && own === last) return table.allTied;
  const above = (next > own ? 1 : 0) + (last > own ? 1 : 0);
  if (above === 0) return table.first;
  if (above === 1) return table.second;
  return next === last ? table.thirdOfTwo : table.third;
}

/** F5.4: the extra textile of Ur, for a player with a weaver. */
export const urYield = (state: State, seat: Seat): number =>
  hasCity(state, seat, UR) && state.workers[workersAt(seat, WEAVING)] > 0 ? UR_TEXTILES : 0;

/** F5.6: how many unavailable workers become available. */
export const workersToCome = (unavailable: number): number => Math.min(NEW_WORKERS, unavailable);

export function goodsAndWorkers(state: State, emit?: Emit): void {
  emit?.({ type: 'turnBegan', turn: state.turn });
  for (let i = 0; i < SEATS; i++) {
    const seat = state.order[i];
    produce(state, seat, GRAIN, yieldOf(state, seat, IRRIGATION, GRAIN_YIELD), 'F5.1', emit);
    produce(state, seat, TEXTILES, yieldOf(state, seat, WEAVING, TEXTILES_YIELD), 'F5.2', emit);
    produce(state, seat, TEXTILES, urYield(state, seat), 'F5.4', emit);
    const count = workersToCome(state.workers[workersAt(seat, UNAVAILABLE)]);
    shift(state, seat, UNAVAILABLE, STOCK, count);
    shift(state, seat, USED_SCRIBES, SCRIBES, state.workers[workersAt(seat, USED_SCRIBES)]);
    shift(state, seat, USED_TOOL_MAKERS, TOOL_MAKERS, state.workers[workersAt(seat, USED_TOOL_MAKERS)]);
    emit?.({ type: 'workersReady', seat, count });
  }
}

function produce(state: State, seat: Seat, good: Good, count: number, clause: Clause, emit?: Emit): void {
  if (count === 0) return;
  state.goods[goodAt(seat, good)] += count;
  state.bank[good] -= count;
  emit?.({ type: 'produced', seat, good, count, clause });
}
