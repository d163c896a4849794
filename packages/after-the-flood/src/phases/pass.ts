/** F13.1: pass, with goods on the pass box. */
import { type Emit, type MoveList, pack } from '@shinar/core';
import type { Event } from '../events.ts';
import { GOOD_COUNT, type Good } from '../goods.ts';
import { BID, DONE_CODE, KIND } from '../moves.ts';
import { NO, NOT_NOW } from '../rulebook.ts';
import { type Flood, goodAt, STAGE } from '../state.ts';
import { newOrder } from './order.ts';
import { points } from './points.ts';
import { isIndex, nextAction } from './turn.ts';

export const refusePass = (state: Flood) => (state.stage === STAGE.act ? undefined : NOT_NOW[state.stage]);

export function pass(state: Flood, emit?: Emit<Event>): void {
  state.passed[state.seat] = 1;
  state.stage = STAGE.bid;
  emit?.({ type: 'passed', seat: state.seat });
}

export function refuseBid(state: Flood, good: Good) {
  if (state.stage !== STAGE.bid) return NOT_NOW[state.stage];
  if (!isIndex(good, GOOD_COUNT)) return NO.suchGood;
  return state.goods[goodAt(state.seat, good)] === 0 ? NO.bidMissing : undefined;
}

export function listBids(state: Flood, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseBid(state, good)) out.push(pack(KIND.spend, BID, good));
  out.push(DONE_CODE);
}

export function bid(state: Flood, good: Good, emit?: Emit<Event>): void {
  const at = goodAt(state.seat, good);
  state.goods[at]--;
  state.bids[at]++;
  emit?.({ type: 'goodBid', seat: state.seat, with: good, clause: 'F13.1' });
}

export function closeBid(state: Flood, emit?: Emit<Event>): void {
  emit?.({ type: 'bidDone', seat: state.seat });
  if (state.passed[0] && state.passed[1] && state.passed[2]) {
    newOrder(state, emit);
    points(state, emit);
  } else nextAction(state);
}
