/** F11: starting an empire as one action: armies called, equipment, and how many stand at home. */

import { type Code, pack } from '@shinar/core';
import {
  afterTheFlood,
  DONE_CODE,
  EQUIP,
  type Flood,
  GOODS,
  goodAt,
  KIND,
  LEVIES,
  LEVY,
  PHASE,
  SEATS,
  VALUE,
  valueIn,
} from '../../rules/index.ts';
import { loss } from '../goods/losses.ts';

const { rules } = afterTheFlood;
const COUNT = GOODS.length;
const MOST_LEVIES = 5;

type Codes = readonly Code[];

/** F11.3: armies for the goods missed least, none up to some. */
export function levies(state: Flood, before: Codes, out: Codes[]): void {
  const at = state.clone();
  const codes: Code[] = [...before];
  const left = Array.from({ length: COUNT }, (_, good) => at.goods[goodAt(at.seat, good)]!);
  for (let levied = 0; ; levied++) {
    equipments(at, codes, out, left);
    if (levied === MOST_LEVIES || at.reserve[at.seat] === 0) return;
    let best = -1;
    for (let good = 0; good < COUNT; good++) {
      if (LEVIES[good] === 0 || left[good]! === 0) continue;
      if (best < 0 || loss[good]! / LEVIES[good]! < loss[best]! / LEVIES[best]!) best = good;
    }
    if (best < 0) return;
    left[best]!--;
    const code = pack(KIND.spend, LEVY, best);
    codes.push(code);
    rules.apply(at, code);
  }
}

/** F11.4: nothing, or the good missed least that puts the empire above all others. */
export function equipments(state: Flood, before: Codes, out: Codes[], left?: readonly number[]): void {
  let most = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other !== state.seat && state.empire[other] !== 0) most = Math.max(most, 1 + valueIn(state.equipment, other));
  }
  const opened = state.phase === PHASE.levy ? [...before, DONE_CODE] : before;
  musters(state, [...opened, DONE_CODE], out);
  let best = -1;
  for (let good = 0; good < COUNT; good++) {
    const has = left === undefined ? state.goods[goodAt(state.seat, good)]! : left[good]!;
    if (has > 0 && VALUE[good]! >= most && (best < 0 || loss[good]! < loss[best]!)) best = good;
  }
  if (best >= 0) musters(state, [...opened, pack(KIND.spend, EQUIP, best), DONE_CODE], out);
}

/** F11.5: one army or two; a fight comes first where others stand. */
function musters(state: Flood, before: Codes, out: Codes[]): void {
  const army = state.armyOf[state.home[state.seat]!]!;
  if (army !== 0 && army !== state.seat + 1) {
    out.push(before);
    return;
  }
  out.push([...before, pack(KIND.muster, 1)]);
  if (state.ready[state.seat]! > 1) out.push([...before, pack(KIND.muster, 2)]);
}
