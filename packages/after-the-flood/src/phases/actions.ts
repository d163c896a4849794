/**
 * F7, phase 3: the choice of an action, and what it costs once somebody has passed.
 *
 * Games end because every action but passing and the moving of a city (F8.2) uses up a base in hand, a good, an army, an empire, or the turn of a
 * scribe or tool maker, or trades a good upwards, and a turn has a bounded supply of each (added up in ending.test.ts). Cities are moved for nothing
 * only until somebody passes, and passing is always open: random play passes sooner or later.
 */
import { type Emit, type MoveList, pack } from '@shinar/core';
import { STOCK, UNAVAILABLE } from '../board.ts';
import type { Event } from '../events.ts';
import { GOOD_COUNT, PAY_ARMY, PAY_WORKER, PAYMENTS, type Payment } from '../goods.ts';
import { KIND, PASS_CODE } from '../moves.ts';
import { NO, NOT_NOW } from '../rulebook.ts';
import { anyPassed, Flood, goodAt, STAGE, shift, spend, workersAt } from '../state.ts';
import { canBuild, listCities } from './city.ts';
import { canStart, listEmpires } from './empire.ts';
import { canExpand, listExpansions } from './expand.ts';
import { canTrade, listTrades } from './trade.ts';
import { isIndex } from './turn.ts';
import { canPlace, listScribes, listWorkers, usableScribes } from './workers.ts';

/** Actions that no payment can take away. */
const canActAnyway = (state: Flood): boolean => usableScribes(state) > 0 || canBuild(state) || canStart(state);
const canAct = (state: Flood): boolean =>
  canActAnyway(state) || canPlace(state) || canTrade(state) || canExpand(state, state.ready[state.seat]);

function has(state: Flood, payment: Payment): boolean {
  if (payment === PAY_WORKER) return state.workers[workersAt(state.seat, STOCK)] > 0;
  if (payment === PAY_ARMY) return state.ready[state.seat] > 0;
  return state.goods[goodAt(state.seat, payment)] > 0;
}

function take(state: Flood, payment: Payment): void {
  if (payment === PAY_WORKER) shift(state, state.seat, STOCK, UNAVAILABLE, 1);
  else if (payment === PAY_ARMY) {
    state.ready[state.seat]--;
    state.reserve[state.seat]++;
  } else spend(state, state.seat, payment);
}

const trial = new Flood();
/** Whether an action is left after paying: a good paid may also be one that the bank lacked. */
function canActAfter(state: Flood, payment: Payment): boolean {
  trial.copyFrom(state);
  take(trial, payment);
  return canAct(trial);
}

export function refusePay(state: Flood, payment: Payment) {
  if (state.stage === STAGE.paid) return NO.paidAlready;
  if (state.stage !== STAGE.act) return NOT_NOW[state.stage];
  if (!isIndex(payment, PAYMENTS.length)) return NO.suchGood;
  if (!anyPassed(state)) return NO.nobodyPassed;
  if (!has(state, payment)) return NO.cannotPay;
  return canActAfter(state, payment) ? undefined : NO.noActionLeft;
}

export function pay(state: Flood, payment: Payment, emit?: Emit<Event>): void {
  take(state, payment);
  state.stage = STAGE.paid;
  emit?.({ type: 'paid', seat: state.seat, with: payment, clause: 'F7.2' });
}

export function listActions(state: Flood, out: MoveList): void {
  if (anyPassed(state)) listPayments(state, out);
  else listUnpaid(state, out);
  out.push(PASS_CODE);
}

function listPayments(state: Flood, out: MoveList): void {
  const anyway = canActAnyway(state);
  for (let payment = 0; payment <= GOOD_COUNT + 1; payment++) {
    if (has(state, payment) && (anyway || canActAfter(state, payment))) out.push(pack(KIND.pay, payment));
  }
}

/** Every action but passing. */
export function listUnpaid(state: Flood, out: MoveList): void {
  listCities(state, out);
  listWorkers(state, out);
  listScribes(state, out);
  listTrades(state, out);
  listEmpires(state, out);
  listExpansions(state, out);
}
