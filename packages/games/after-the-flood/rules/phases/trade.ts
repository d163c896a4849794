/** F10: trade. */
import { type MoveList, pack, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, MARKETS, OFFERS, SIPPAR, TOOL_MAKERS, USED_TOOL_MAKERS } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE_CODE, KIND, TOOL_CODE } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { BUYS, GOOD_COUNT, type Good, METAL, TOOLS } from '../shared/goods.ts';
import { enemyIn, goodAt, hasCity, PHASE, type State, shift, spend, workersAt } from '../state.ts';
import { isIndex, refuseIn } from './turn.ts';

/** F10.1, F10.3: the seat's workers in an area, or its armies there instead. */
export const traders = (state: State, seat: Seat, area: Area): number =>
  state.armyOf[area] === seat + 1 ? state.armies[area] : state.workers[workersAt(seat, area)];

/** Every ordinary exchange in an area was for a different good, so counting the goods counts the exchanges. */
function count(bits: number): number {
  let left = bits;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones++;
  return ones;
}

/** F10.5. */
const sipparFree = (state: State): boolean => !state.sippar && hasCity(state, state.seat, SIPPAR);

/** F10.1: whether the area's traders can still make an exchange for the good, without Sippar. */
const refuseSlot = (state: State, at: Area, get: Good): Verdict => {
  if (state.taken[at] & (1 << get)) return REFUSED.hadAlready;
  return count(state.taken[at]) >= traders(state, state.seat, at) ? REFUSED.tradersUsed : undefined;
};

export function refuseTrade(state: State, at: Area, give: Good, get: Good): Verdict {
  const opening = refuseIn(state, PHASE.trading);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return REFUSED.noSuchArea;
  if (!isIndex(give, GOOD_COUNT) || !isIndex(get, GOOD_COUNT)) return REFUSED.noSuchGood;
  if (!(OFFERS[at] & (1 << get))) return REFUSED.notOffered;
  if (!(BUYS[give] & (1 << get))) return REFUSED.notTaken;
  const { seat } = state;
  if (state.goods[goodAt(seat, give)] === 0) return REFUSED.tradeMissing;
  if (state.bank[get] <= 0) return REFUSED.bankEmpty;
  if (enemyIn(state, seat, at)) return REFUSED.marketClosed;
  if (traders(state, seat, at) === 0) return REFUSED.noTrader;
  if (sipparFree(state)) return undefined;
  const full = refuseSlot(state, at, get);
  return full && state.sippar ? REFUSED.sipparUsed : full;
}

/** The goods that an area's traders can still exchange for, as bits. */
function openGoods(state: State, at: Area): number {
  const { seat } = state;
  if (enemyIn(state, seat, at)) return 0;
  const hands = traders(state, seat, at);
  if (hands === 0) return 0;
  if (sipparFree(state)) return OFFERS[at];
  return count(state.taken[at]) >= hands ? 0 : OFFERS[at] & ~state.taken[at];
}

/** The goods in the bank that the goods in hand can buy, as bits. */
function buyable(state: State): number {
  let bought = 0;
  let banked = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (state.goods[goodAt(state.seat, good)] > 0) bought |= BUYS[good];
    if (state.bank[good] > 0) banked |= 1 << good;
  }
  return bought & banked;
}

export function refuseTool(state: State): Verdict {
  const opening = refuseIn(state, PHASE.trading);
  if (opening) return opening;
  if (state.workers[workersAt(state.seat, TOOL_MAKERS)] === 0) return REFUSED.noToolMaker;
  if (state.goods[goodAt(state.seat, METAL)] === 0) return REFUSED.noMetal;
  return state.bank[TOOLS] <= 0 ? REFUSED.bankToolless : undefined;
}

const canMakeTool = (state: State): boolean =>
  state.workers[workersAt(state.seat, TOOL_MAKERS)] > 0 && state.goods[goodAt(state.seat, METAL)] > 0 && state.bank[TOOLS] > 0;

export function canTrade(state: State): boolean {
  if (canMakeTool(state)) return true;
  const wanted = buyable(state);
  for (let i = 0; i < MARKETS.length; i++) if (openGoods(state, MARKETS[i]) & wanted) return true;
  return false;
}

export function listTrade(state: State, out: MoveList): void {
  const wanted = buyable(state);
  for (let i = 0; i < MARKETS.length; i++) {
    const at = MARKETS[i];
    const open = openGoods(state, at) & wanted;
    if (open === 0) continue;
    for (let give = 0; give < GOOD_COUNT; give++) {
      if ((BUYS[give] & open) === 0 || state.goods[goodAt(state.seat, give)] === 0) continue;
      for (let get = 0; get < GOOD_COUNT; get++) if (BUYS[give] & open & (1 << get)) out.push(pack(KIND.trade, at, give, get));
    }
  }
  if (canMakeTool(state)) out.push(TOOL_CODE);
}

export function listTrading(state: State, out: MoveList): void {
  listTrade(state, out);
  out.push(DONE_CODE);
}

/** Uses an ordinary exchange if possible, else Sippar's. */
export function applyTrade(state: State, at: Area, give: Good, get: Good, emit?: Emit): void {
  const { seat } = state;
  const sippar = refuseSlot(state, at, get) !== undefined;
  if (sippar) state.sippar = 1;
  else state.taken[at] |= 1 << get;
  spend(state, seat, give);
  state.goods[goodAt(seat, get)]++;
  state.bank[get]--;
  state.phase = PHASE.trading;
  emit?.({ type: 'traded', seat, at, give, get, sippar, clause: sippar ? 'F10.5' : 'F10.1' });
}

export function applyTool(state: State, emit?: Emit): void {
  const { seat } = state;
  shift(state, seat, TOOL_MAKERS, USED_TOOL_MAKERS, 1);
  spend(state, seat, METAL);
  state.goods[goodAt(seat, TOOLS)]++;
  state.bank[TOOLS]--;
  state.phase = PHASE.trading;
  emit?.({ type: 'toolMade', seat, clause: 'F10.4' });
}
