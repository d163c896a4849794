/** F10: trade actions by what they come to. */

import { type Code, kindOf, MoveList, secondOf, thirdOf } from '@shinar/core';
import { afterTheFlood, DONE_CODE, type Flood, GOODS, KIND, SEATS, TOOL_CODE, TOOLS } from '../../rules/index.ts';
import { isAnyPassed, worthOfHand } from '../goods/losses.ts';
import { chainsOf } from '../goods/plan.ts';
import type { Parameters } from '../parameters.ts';

const { rules } = afterTheFlood;
/** A further exchange must bring so much. */
const GAIN = 0.05;
const COUNT = GOODS.length;

type Codes = readonly Code[];
const list = new MoveList();
const trading = rules.setup(SEATS);
const trial = rules.setup(SEATS);
/** The pairs of goods looked at already. */
const seen = new Uint8Array(COUNT * COUNT);

/** F10: along the plan with what would have to be had first, along the plan without, and whatever can be made better beside. */
export function trades(state: Flood, p: Parameters, before: Codes, out: Codes[]): void {
  const keys = new Set<string>();
  for (const now of [false, true]) {
    const chains = chainsOf(state, state.seat, p, isAnyPassed(state), now);
    trading.copyFrom(state);
    const codes: Code[] = [...before];
    for (const { from, steps } of chains) {
      let give = from;
      for (const get of steps) {
        const code = exchangeFor(give, get);
        if (code === undefined) break;
        codes.push(code);
        rules.apply(trading, code);
        give = get;
      }
    }
    improve(codes, p);
    if (codes.length === before.length) continue;
    codes.push(DONE_CODE);
    const key = codes.join();
    if (!keys.has(key)) out.push(codes);
    keys.add(key);
  }
}

function exchangeFor(give: number, get: number): Code | undefined {
  rules.legal(trading, list);
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    if (get === TOOLS ? code === TOOL_CODE : kindOf(code) === KIND.trade && secondOf(code) === give && thirdOf(code) === get) return code;
  }
  return undefined;
}

/** Further exchanges, one by one, as long as the hand gains. */
function improve(codes: Code[], p: Parameters): void {
  for (;;) {
    const { seat } = trading;
    const now = worthOfHand(trading, seat, p);
    rules.legal(trading, list);
    let best = now + GAIN;
    let found: Code | undefined;
    seen.fill(0);
    for (let i = 0; i < list.length; i++) {
      const code = list.codes[i]!;
      const kind = kindOf(code);
      if (kind !== KIND.trade && kind !== KIND.tool) continue;
      const pair = kind === KIND.tool ? 0 : secondOf(code) * COUNT + thirdOf(code);
      if (seen[pair] !== 0) continue;
      seen[pair] = 1;
      rules.apply(trial.copyFrom(trading), code);
      const value = worthOfHand(trial, seat, p);
      if (value <= best) continue;
      best = value;
      found = code;
    }
    if (found === undefined) return;
    codes.push(found);
    rules.apply(trading, found);
  }
}
