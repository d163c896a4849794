/** Small sums about what comes, beside the forecasts of the rules. */
import { AREAS, type Flood, valueIn } from '@shinar/after-the-flood';

/** F13.2: the order of the next turn, if all passed with what lies in the pass boxes now. */
export const nextOrder = (state: Flood): number[] =>
  [...state.order].sort((a, b) => valueIn(state.bids, b) - valueIn(state.bids, a) || state.order.indexOf(a) - state.order.indexOf(b));

/** F14.1: the areas a seat holds. */
export const areasHeld = (state: Flood, seat: number): number => AREAS.filter((_, area) => state.armyOf[area] === seat + 1).length;

/** F6: the next turn that begins with a decline, if one is to come. */
export const nextDecline = (turn: number): number | undefined => [2, 4].find((each) => each > turn);
