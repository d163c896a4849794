/**
 * F7, phase 3: choosing an action, and what it costs once somebody has passed.
 *
 * Games end because every action except passing and moving a city (F8.2) uses up a base in hand, a good, an army, an empire, or a scribe or
 * tool maker for the turn, or trades a good upwards, and a turn has a bounded supply of each (added up in ending.test.ts). The number of free
 * city moves in a row is limited.
 */
import { type MoveList, pack } from '@shinar/core';
import { STOCK, UNAVAILABLE } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND, PASS_CODE } from '../moves.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { GOOD_COUNT, PAY_ARMY, PAY_WORKER, PAYMENTS, type Payment } from '../shared/goods.ts';
import { anyPassed, goodAt, PHASE, State, shift, spend, workersAt } from '../state.ts';
import { canBuild, listCity } from './city.ts';
import { canStart, listEmpire } from './empire.ts';
import { canExpand, listExpansions } from './expand.ts';
import { canTrade, listTrade } from './trade.ts';
import { isIndex } from './turn.ts';
import { canPlace, listScribe, listWorkers, usableScribes } from './workers.ts';

/** Actions that are possible whatever is paid. */
const canActAnyway = (state: State): boolean => usableScribes(state) > 0 || canBuild(state) || canStart(state);
const canAct = (state: State): boolean =>
  canActAnyway(state) || canPlace(state) || canTrade(state) || canExpand(state, state.ready[state.seat]);

function has(state: State, payment: Payment): boolean {
  if (payment === PAY_WORKER) return state.workers[workersAt(state.seat, STOCK)] > 0;
  if (payment === PAY_ARMY) return state.ready[state.seat] > 0;
  return state.goods[goodAt(state.seat, payment)] > 0;
}

function take(state: State, payment: Payment): void {
  if (payment === PAY_WORKER) shift(state, state.seat, STOCK, UNAVAILABLE, 1);
  else if (payment === PAY_ARMY) {
    state.ready[state.seat]--;
    state.reserve[state.seat]++;
  } else spend(state, state.seat, payment);
}

const trial = new State();
/** Whether an action is left after paying. The good paid may be just the one the bank lacked. */
function canActAfter(state: State, payment: Payment): boolean {
  trial.copyFrom(state);
  take(trial, payment);
  return canAct(trial);
}

export function refusePay(state: State, payment: Payment): Verdict {
  if (state.phase === PHASE.paid) return REFUSED.paidAlready;
  if (state.phase !== PHASE.act) return NOT_NOW[state.phase];
  if (!isIndex(payment, PAYMENTS.length)) return REFUSED.noSuchGood;
  if (!anyPassed(state)) return REFUSED.nobodyPassed;
  if (!has(state, payment)) return REFUSED.cannotPay;
  return canActAfter(state, payment) ? undefined : REFUSED.noActionLeft;
}

export function applyPay(state: State, payment: Payment, emit?: Emit): void {
  take(state, payment);
  state.phase = PHASE.paid;
  emit?.({ type: 'paid', seat: state.seat, with: payment, clause: 'F7.2' });
}

export function listActions(state: State, out: MoveList): void {
  if (anyPassed(state)) listPayments(state, out);
  else listUnpaid(state, out);
  out.push(PASS_CODE);
}

function listPayments(state: State, out: MoveList): void {
  const anyway = canActAnyway(state);
  for (let payment = 0; payment <= GOOD_COUNT + 1; payment++) {
    if (has(state, payment) && (anyway || canActAfter(state, payment))) out.push(pack(KIND.pay, payment));
  }
}

/** Every action but passing. */
export function listUnpaid(state: State, out: MoveList): void {
  listCity(state, out);
  listWorkers(state, out);
  listScribe(state, out);
  listTrade(state, out);
  listEmpire(state, out);
  listExpansions(state, out);
}
