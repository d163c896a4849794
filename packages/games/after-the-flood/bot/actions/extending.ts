import { type Code, firstOf, MoveList, secondOf } from '@shinar/core';
import {
  afterTheFlood,
  DONE_CODE,
  EXTENSION_POINTS,
  EXTENSION_WOOD,
  type Flood,
  goodAt,
  LUXURIES,
  SEATS,
  WOOD,
} from '../../rules/index.ts';
import { plan, planGoods } from '../goods/plan.ts';
import type { Parameters } from '../parameters.ts';

const { rules } = afterTheFlood;
const list = new MoveList();
const trial = rules.setup(SEATS);

/** F14.3: the extension of the plan, or none; the next turn is not looked at, where the same goods stand for more. */
export function extension(state: Flood, p: Parameters): Code {
  const { seat } = state;
  planGoods(state, seat, p, false, true, false);
  if (plan.sets === 0) return DONE_CODE;
  rules.legal(state, list);
  let best = DONE_CODE;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    if (code === DONE_CODE) continue;
    const points = spend(trial.copyFrom(state), code);
    planGoods(trial, seat, p, false, true, false);
    const value = points + plan.points + plan.kept;
    if (value <= most) continue;
    most = value;
    best = code;
  }
  return best;
}

/** Takes what an extension needs, without the turn ending by it; answers its points. */
function spend(state: Flood, code: Code): number {
  let count = 0;
  state.goods[goodAt(state.seat, WOOD)]! -= EXTENSION_WOOD;
  for (let i = 0; i < LUXURIES.length; i++) {
    if ((secondOf(code) & (1 << i)) === 0) continue;
    count++;
    state.goods[goodAt(state.seat, LUXURIES[i]!)]!--;
  }
  state.extended[firstOf(code)] = 1;
  return EXTENSION_POINTS[count]!;
}
