/** F13.1: pass, with goods on the pass box. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { BID, DONE_CODE, KIND } from '../moves.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { GOOD_COUNT, type Good } from '../shared/goods.ts';
import { goodAt, PHASE, type State } from '../state.ts';
import { newOrder } from './order.ts';
import { points } from './points.ts';
import { isIndex, nextAction } from './turn.ts';

export const refusePass = (state: State): Verdict => (state.phase === PHASE.act ? undefined : NOT_NOW[state.phase]);

export function applyPass(state: State, emit?: Emit): void {
  state.passed[state.seat] = 1;
  state.phase = PHASE.bid;
  emit?.({ type: 'passed', seat: state.seat });
}

export function refuseBid(state: State, good: Good): Verdict {
  if (state.phase !== PHASE.bid) return NOT_NOW[state.phase];
  if (!isIndex(good, GOOD_COUNT)) return REFUSED.noSuchGood;
  return state.goods[goodAt(state.seat, good)] === 0 ? REFUSED.bidMissing : undefined;
}

export function listBid(state: State, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseBid(state, good)) out.push(pack(KIND.spend, BID, good));
  out.push(DONE_CODE);
}

export function applyBid(state: State, good: Good, emit?: Emit): void {
  const at = goodAt(state.seat, good);
  state.goods[at]--;
  state.bids[at]++;
  emit?.({ type: 'goodBid', seat: state.seat, with: good, clause: 'F13.1' });
}

export function closeBid(state: State, emit?: Emit): void {
  emit?.({ type: 'bidDone', seat: state.seat });
  if (state.passed[0] && state.passed[1] && state.passed[2]) {
    newOrder(state, emit);
    points(state, emit);
  } else nextAction(state);
}
