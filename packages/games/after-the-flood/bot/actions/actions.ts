/** Whole actions as lists of codes: what a player thinks of as one choice. Silly ones are left out. */

import type { Action } from '@shinar/bots';
import { type Code, firstOf, kindOf, MoveList, pack, secondOf } from '@shinar/core';
import {
  afterTheFlood,
  BID,
  DONE_CODE,
  type Flood,
  KIND,
  PASS_CODE,
  PAYMENTS,
  PHASE,
  REPEAT_CODE,
  SEATS,
  TURNS,
} from '../../rules/index.ts';
import { isAnyPassed, loss, readLosses, spentOn } from '../goods/losses.ts';
import type { Parameters } from '../parameters.ts';
import { othersChanges, ownChanges } from './changes.ts';
import { extension } from './extending.ts';
import { placements } from './placing.ts';
import { equipments, levies } from './starts.ts';
import { trades } from './trades.ts';

const { rules } = afterTheFlood;
const PAY_WORKER = PAYMENTS.indexOf('worker');
const PAY_ARMY = PAYMENTS.indexOf('army');
const ATTACK = pack(KIND.word, 0);
const STOP = pack(KIND.word, 1);

type Codes = readonly Code[];

const list = new MoveList();
const trial = rules.setup(SEATS);

/** Passing is judged before the turn may end by it: what the next turn brings stands for more than plans do in this one. */
export function actionsOf(state: Flood, p: Parameters): Action[] {
  const bidding = state.phase === PHASE.bid;
  return sensible(state, p).map((codes) => ({
    codes,
    judged: codes.length - (bidding || codes[0] === PASS_CODE ? 1 : 0),
    own: ownChanges(state, codes),
    others: othersChanges(state, codes),
  }));
}

/** Where nothing sensible can be done, whatever is legal. */
function sensible(state: Flood, p: Parameters): Codes[] {
  const actions = listActions(state, p);
  if (actions.length > 0) return actions;
  rules.legal(state, list);
  return Array.from(list.codes.subarray(0, list.length), (code) => [code]);
}

function listActions(state: Flood, p: Parameters): Codes[] {
  const out: Codes[] = [];
  switch (state.phase) {
    case PHASE.act:
      if (isAnyPassed(state)) paidActions(state, p, out);
      else openActions(state, p, [], out);
      passes(state, out);
      break;
    case PHASE.paid:
      openActions(state, p, [], out);
      break;
    case PHASE.placing:
      readLosses(state, p);
      rules.legal(state, list);
      placements(state, list, [], out);
      out.push([DONE_CODE]);
      break;
    case PHASE.trading:
      trades(state, p, [], out);
      out.push([DONE_CODE]);
      break;
    case PHASE.levy:
      readLosses(state, p);
      levies(state, [], out);
      break;
    case PHASE.equip:
      readLosses(state, p);
      equipments(state, [], out);
      break;
    case PHASE.extend:
      out.push([extension(state, p)]);
      break;
    case PHASE.muster:
      rules.legal(state, list);
      for (let i = 0; i < list.length; i++) out.push([list.codes[i]!]);
      break;
    case PHASE.press:
      out.push([ATTACK], [STOP, DONE_CODE]);
      break;
    case PHASE.expanded:
      out.push([DONE_CODE]);
      rules.legal(state, list);
      if (list.has(REPEAT_CODE)) {
        rules.apply(trial.copyFrom(state), REPEAT_CODE);
        rules.legal(trial, list);
        expansions([REPEAT_CODE], out);
      }
      break;
    case PHASE.again:
      rules.legal(state, list);
      expansions([], out);
      break;
    case PHASE.bid:
      readLosses(state, p);
      bids(state, [], out);
      break;
  }
  return out;
}

/** F7.2: pays with what is missed least, then acts. What would be missed is read at the end as before anything is paid. */
function paidActions(state: Flood, p: Parameters, out: Codes[]): void {
  readLosses(state, p);
  rules.legal(state, list);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    if (kindOf(code) !== KIND.pay) continue;
    const payment = firstOf(code);
    const price = payment === PAY_WORKER ? workerPrice(state, p) : payment === PAY_ARMY ? 2 * p.reach : loss[payment]!;
    if (price >= least) continue;
    least = price;
    best = code;
  }
  if (best < 0) return;
  const paid = state.clone();
  rules.apply(paid, best);
  openActions(paid, p, [best], out);
  readLosses(state, p);
}

/** A worker in the stock is worth little unless it is the last. */
const workerPrice = (state: Flood, p: Parameters): number => p.stock + (state.turn === TURNS ? 0.3 : 0.1);

function openActions(state: Flood, p: Parameters, before: Codes, out: Codes[]): void {
  readLosses(state, p);
  rules.legal(state, list);
  cities(state, before, out);
  placements(state, list, before, out);
  expansions(before, out);
  let tradable = false;
  const empires: Code[] = [];
  for (let i = 0; i < list.length; i++) {
    const kind = kindOf(list.codes[i]!);
    if (kind === KIND.trade || kind === KIND.tool) tradable = true;
    if (kind === KIND.empire) empires.push(list.codes[i]!);
  }
  if (tradable) trades(state, p, before, out);
  for (const code of empires) {
    rules.apply(trial.copyFrom(state), code);
    levies(trial, [...before, code], out);
  }
}

/** F8: of cities on the board only extended ones are moved. */
function cities(state: Flood, before: Codes, out: Codes[]): void {
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    if (kindOf(code) !== KIND.city) continue;
    const from = secondOf(code) - 1;
    if (from < 0 || state.extended[from]) out.push([...before, code]);
  }
}

/** F12: one area, city or army. */
function expansions(before: Codes, out: Codes[]): void {
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    const kind = kindOf(code);
    if (kind === KIND.invade || kind === KIND.destroy || kind === KIND.reinforce) out.push([...before, code, DONE_CODE]);
  }
}

function passes(state: Flood, out: Codes[]): void {
  if (state.turn === TURNS) {
    out.push([PASS_CODE, DONE_CODE]);
    return;
  }
  bids(state, [PASS_CODE], out);
}

/** F13.1: nothing, or one good. */
function bids(state: Flood, before: Codes, out: Codes[]): void {
  out.push([...before, DONE_CODE]);
  if (state.turn === TURNS) return;
  for (let number = 1; number <= 3; number++) {
    const good = spentOn(number);
    if (good >= 0) out.push([...before, pack(KIND.spend, BID, good), DONE_CODE]);
  }
}
