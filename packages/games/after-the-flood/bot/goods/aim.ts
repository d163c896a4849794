import type { Aim } from '@shinar/bots';
import { type Flood, PHASE, SUMER } from '../../rules/index.ts';
import type { Parameters } from '../parameters.ts';
import { isAnyPassed } from './losses.ts';
import { chainsOf, dearest } from './plan.ts';

/** F14.3: the dearest extension that a seat plans for this turn, for which city (-1 for one to be built), and the goods that it still has to get, as bits. */
export function aimOf(state: Flood, seat: number, p: Parameters): Aim | undefined {
  if (state.phase === PHASE.extend || state.phase === PHASE.over || state.passed[seat] !== 0) return undefined;
  const chains = chainsOf(state, seat, p, isAnyPassed(state), false);
  const points = dearest();
  if (points === 0) return undefined;
  const missing = chains.reduce((bits, { steps }) => bits | (1 << steps.at(-1)!), 0);
  const city = SUMER.findIndex((_, area) => state.city[area] === seat + 1 && state.extended[area] === 0);
  return { key: 'extension', facts: { points, city, missing } };
}
