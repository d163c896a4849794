/** F5, F6: what the boxes give. */
import { type Flood, placeOf, SEATS, workersAt } from '../../rules/index.ts';

const IRRIGATION = placeOf('irrigation');
const WEAVING = placeOf('weaving');
const UR = placeOf('ur');
const KEPT = 2;
/** All tied; first; second; both others tied above; last. */
const GRAIN_YIELD = [5, 6, 4, 4, 3] as const;
const TEXTILES_YIELD = [3, 3, 2, 2, 1] as const;

export const declines = (turn: number): boolean => turn === 2 || turn === 4;

/** F5.1, F5.2: what a box gives; `less` workers have declined from each. */
function yieldOf(state: Flood, seat: number, box: number, less: number, table: readonly number[]): number {
  const own = Math.max(0, state.workers[workersAt(seat, box)]! - less);
  if (own === 0) return 0;
  const next = Math.max(0, state.workers[workersAt((seat + 1) % SEATS, box)]! - less);
  const last = Math.max(0, state.workers[workersAt((seat + 2) % SEATS, box)]! - less);
  if (own === next && own === last) return table[0]!;
  const above = (next > own ? 1 : 0) + (last > own ? 1 : 0);
  if (above === 0) return table[1]!;
  if (above === 1) return table[2]!;
  return next === last ? table[3]! : table[4]!;
}

/** F6.2: how many every seat loses. */
function boxLoss(state: Flood, box: number): number {
  let most = KEPT;
  for (let seat = 0; seat < SEATS; seat++) most = Math.max(most, state.workers[workersAt(seat, box)]!);
  return most - KEPT;
}

/** Grain and textiles of the next turn; and of one after a decline. */
export const grainNext = (state: Flood, seat: number): number => yieldOf(state, seat, IRRIGATION, 0, GRAIN_YIELD);
export const textilesNext = (state: Flood, seat: number): number => {
  const woven = yieldOf(state, seat, WEAVING, 0, TEXTILES_YIELD);
  return woven > 0 && state.city[UR] === seat + 1 ? woven + 1 : woven;
};
export const grainLater = (state: Flood, seat: number): number => yieldOf(state, seat, IRRIGATION, boxLoss(state, IRRIGATION), GRAIN_YIELD);
export const textilesLater = (state: Flood, seat: number): number => yieldOf(state, seat, WEAVING, boxLoss(state, WEAVING), TEXTILES_YIELD);
