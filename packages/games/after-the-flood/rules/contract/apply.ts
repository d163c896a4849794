/** Plays a legal code by handing each move to its phase. */
import { type Code, firstOf, kindOf, secondOf, thirdOf } from '@shinar/core';
import type { Emit } from '../events.ts';
import { ATTACK_CODE, BID, KIND, LEVY, PASS_CODE, REPEAT_CODE, STOP_CODE } from '../moves.ts';
import { applyPay } from '../phases/actions.ts';
import { applyCity } from '../phases/city.ts';
import { applyEmpire, applyEquip, applyLevy, applyMuster, closeEquipment, closeLevy } from '../phases/empire.ts';
import { applyDestroy, applyInvade, applyReinforce, applyRepeat } from '../phases/expand.ts';
import { applyAttack, applyRoll, applyStop } from '../phases/fight.ts';
import { applyBid, applyPass, closeBid } from '../phases/pass.ts';
import { applyExtend, closeExtending } from '../phases/points.ts';
import { applyOrder } from '../phases/start.ts';
import { applyTool, applyTrade } from '../phases/trade.ts';
import { nextAction } from '../phases/turn.ts';
import { applyScribe, applyWorkers } from '../phases/workers.ts';
import { PHASE, type State } from '../state.ts';

export function apply(state: State, code: Code, emit?: Emit): void {
  const first = firstOf(code);
  const second = secondOf(code);
  switch (kindOf(code)) {
    case KIND.order:
      applyOrder(state, first, second, thirdOf(code), emit);
      break;
    case KIND.roll:
      applyRoll(state, first, second, emit);
      break;
    case KIND.pay:
      applyPay(state, first, emit);
      break;
    case KIND.city:
      applyCity(state, first, second - 1, emit);
      break;
    case KIND.workers:
      applyWorkers(state, first, second, thirdOf(code), emit);
      break;
    case KIND.scribe:
      applyScribe(state, first, second, emit);
      break;
    case KIND.trade:
      applyTrade(state, first, second, thirdOf(code), emit);
      break;
    case KIND.tool:
      applyTool(state, emit);
      break;
    case KIND.empire:
      applyEmpire(state, first, second - 1, emit);
      break;
    case KIND.spend:
      if (first === LEVY) applyLevy(state, second, emit);
      else if (first === BID) applyBid(state, second, emit);
      else applyEquip(state, second, emit);
      break;
    case KIND.muster:
      applyMuster(state, first, emit);
      break;
    case KIND.invade:
      applyInvade(state, first, emit);
      break;
    case KIND.destroy:
      applyDestroy(state, first, emit);
      break;
    case KIND.reinforce:
      applyReinforce(state, first, emit);
      break;
    case KIND.extend:
      applyExtend(state, first, second, emit);
      break;
    default:
      applyWord(state, code, emit);
  }
}

function applyWord(state: State, code: Code, emit?: Emit): void {
  switch (code) {
    case ATTACK_CODE:
      applyAttack(state, emit);
      break;
    case STOP_CODE:
      applyStop(state, emit);
      break;
    case REPEAT_CODE:
      applyRepeat(state, emit);
      break;
    case PASS_CODE:
      applyPass(state, emit);
      break;
    default:
      applyDone(state, emit);
  }
}

function applyDone(state: State, emit?: Emit): void {
  switch (state.phase) {
    case PHASE.levy:
      closeLevy(state, emit);
      break;
    case PHASE.equip:
      closeEquipment(state, emit);
      break;
    case PHASE.bid:
      closeBid(state, emit);
      break;
    case PHASE.extend:
      closeExtending(state, emit);
      break;
    default:
      emit?.({ type: 'actionDone', seat: state.seat });
      nextAction(state);
  }
}
