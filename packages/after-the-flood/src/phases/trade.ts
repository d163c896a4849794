/** F10: trade. */
import { type Emit, type MoveList, pack, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, MARKETS, OFFERS, SIPPAR, TOOL_MAKERS, USED_TOOL_MAKERS } from '../board.ts';
import type { Event } from '../events.ts';
import { BUYS, GOOD_COUNT, type Good, METAL, TOOLS } from '../goods.ts';
import { DONE_CODE, KIND, TOOL_CODE } from '../moves.ts';
import { NO } from '../rulebook.ts';
import { enemyIn, type Flood, goodAt, hasCity, STAGE, shift, spend, workersAt } from '../state.ts';
import { isIndex, refuseIn } from './turn.ts';

/** F10.1, F10.3: own workers in an area, or the own armies there instead. */
export const traders = (state: Flood, seat: Seat, area: Area): number =>
  state.armyOf[area] === seat + 1 ? state.armies[area] : state.workers[workersAt(seat, area)];

/** Each ordinary exchange in an area was for another good, so the goods had there count the exchanges. */
function count(bits: number): number {
  let left = bits;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones++;
  return ones;
}

/** F10.5. */
const sipparFree = (state: Flood): boolean => !state.sippar && hasCity(state, state.seat, SIPPAR);

/** F10.1: whether an exchange for the good fits the traders of the area, without Sippar. */
const refuseSlot = (state: Flood, at: Area, get: Good) => {
  if (state.taken[at] & (1 << get)) return NO.hadAlready;
  return count(state.taken[at]) >= traders(state, state.seat, at) ? NO.tradersUsed : undefined;
};

export function refuseTrade(state: Flood, at: Area, give: Good, get: Good) {
  const opening = refuseIn(state, STAGE.trading);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return NO.suchArea;
  if (!isIndex(give, GOOD_COUNT) || !isIndex(get, GOOD_COUNT)) return NO.suchGood;
  if (!(OFFERS[at] & (1 << get))) return NO.notOffered;
  if (!(BUYS[give] & (1 << get))) return NO.notTaken;
  const { seat } = state;
  if (state.goods[goodAt(seat, give)] === 0) return NO.tradeMissing;
  if (state.bank[get] <= 0) return NO.bankEmpty;
  if (enemyIn(state, seat, at)) return NO.marketClosed;
  if (traders(state, seat, at) === 0) return NO.noTrader;
  return sipparFree(state) ? undefined : refuseSlot(state, at, get);
}

/** The goods for which the traders of an area have an exchange left, as bits. */
function openGoods(state: Flood, at: Area): number {
  const { seat } = state;
  if (enemyIn(state, seat, at)) return 0;
  const hands = traders(state, seat, at);
  if (hands === 0) return 0;
  if (sipparFree(state)) return OFFERS[at];
  return count(state.taken[at]) >= hands ? 0 : OFFERS[at] & ~state.taken[at];
}

/** The goods that the bank has and the goods in hand can buy, as bits. */
function buyable(state: Flood): number {
  let bought = 0;
  let banked = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (state.goods[goodAt(state.seat, good)] > 0) bought |= BUYS[good];
    if (state.bank[good] > 0) banked |= 1 << good;
  }
  return bought & banked;
}

export function refuseTool(state: Flood) {
  const opening = refuseIn(state, STAGE.trading);
  if (opening) return opening;
  if (state.workers[workersAt(state.seat, TOOL_MAKERS)] === 0) return NO.noToolMaker;
  if (state.goods[goodAt(state.seat, METAL)] === 0) return NO.noMetal;
  return state.bank[TOOLS] <= 0 ? NO.bankToolless : undefined;
}

const canMakeTool = (state: Flood): boolean =>
  state.workers[workersAt(state.seat, TOOL_MAKERS)] > 0 && state.goods[goodAt(state.seat, METAL)] > 0 && state.bank[TOOLS] > 0;

export function canTrade(state: Flood): boolean {
  if (canMakeTool(state)) return true;
  const wanted = buyable(state);
  for (let i = 0; i < MARKETS.length; i++) if (openGoods(state, MARKETS[i]) & wanted) return true;
  return false;
}

export function listTrades(state: Flood, out: MoveList): void {
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

export function listTrading(state: Flood, out: MoveList): void {
  listTrades(state, out);
  out.push(DONE_CODE);
}

/** An ordinary exchange where one fits, else Sippar's. */
export function trade(state: Flood, at: Area, give: Good, get: Good, emit?: Emit<Event>): void {
  const { seat } = state;
  const sippar = refuseSlot(state, at, get) !== undefined;
  if (sippar) state.sippar = 1;
  else state.taken[at] |= 1 << get;
  spend(state, seat, give);
  state.goods[goodAt(seat, get)]++;
  state.bank[get]--;
  state.stage = STAGE.trading;
  emit?.({ type: 'traded', seat, at, give, get, sippar, clause: sippar ? 'F10.5' : 'F10.1' });
}

export function makeTool(state: Flood, emit?: Emit<Event>): void {
  const { seat } = state;
  shift(state, seat, TOOL_MAKERS, USED_TOOL_MAKERS, 1);
  spend(state, seat, METAL);
  state.goods[goodAt(seat, TOOLS)]++;
  state.bank[TOOLS]--;
  state.stage = STAGE.trading;
  emit?.({ type: 'toolMade', seat, clause: 'F10.4' });
}
