/** What a plan of goods loses with one of each: whatever is paid, is paid with what is missed least. */
import { type Flood, GOODS, goodAt, VALUE } from '../../rules/index.ts';
import type { Parameters } from '../parameters.ts';
import { plan, planGoods } from './plan.ts';

const COUNT = GOODS.length;
/** By good, as last read. */
export const loss = new Float64Array(COUNT);

export const isAnyPassed = (state: Flood): boolean => (state.passed[0]! | state.passed[1]! | state.passed[2]!) !== 0;

export function worthOfHand(state: Flood, seat: number, p: Parameters): number {
  planGoods(state, seat, p, state.passed[seat] === 0, isAnyPassed(state), false);
  return plan.points + plan.kept;
}

/** What the plans of the seat to act lose with one of each good. */
export function readLosses(state: Flood, p: Parameters): void {
  const { seat } = state;
  const whole = worthOfHand(state, seat, p);
  for (let good = 0; good < COUNT; good++) {
    const at = goodAt(seat, good);
    if (state.goods[at] === 0) {
      loss[good] = Number.POSITIVE_INFINITY;
      continue;
    }
    state.goods[at]!--;
    loss[good] = whole - worthOfHand(state, seat, p);
    state.goods[at]!++;
  }
}

/** The good missed least of those that place so many. */
export function spentOn(number: number): number {
  let best = -1;
  for (let good = 0; good < COUNT; good++) {
    if (VALUE[good]! >= number && loss[good]! < Number.POSITIVE_INFINITY && (best < 0 || loss[good]! < loss[best]!)) best = good;
  }
  return best;
}
