/** Plays a legal code: every move is played by the phase it belongs to. */
import { type Code, type Emit, firstOf, kindOf, secondOf, thirdOf } from '@shinar/core';
import type { Event } from './events.ts';
import { ATTACK_CODE, BID, KIND, LEVY, PASS_CODE, REPEAT_CODE, STOP_CODE } from './moves.ts';
import { pay } from './phases/actions.ts';
import { buildCity } from './phases/city.ts';
import { closeEquipment, closeLevy, equip, levy, muster, startEmpire } from './phases/empire.ts';
import { destroy, invade, reinforce, repeat } from './phases/expand.ts';
import { press, roll, stop } from './phases/fight.ts';
import { bid, closeBid, pass } from './phases/pass.ts';
import { closeExtending, extendCity } from './phases/points.ts';
import { makeTool, trade } from './phases/trade.ts';
import { nextAction } from './phases/turn.ts';
import { placeWorkers, useScribe } from './phases/workers.ts';
import { setOrder } from './setup.ts';
import { type Flood, STAGE } from './state.ts';

export function apply(state: Flood, code: Code, emit?: Emit<Event>): void {
  const first = firstOf(code);
  const second = secondOf(code);
  switch (kindOf(code)) {
    case KIND.order:
      setOrder(state, first, second, thirdOf(code), emit);
      break;
    case KIND.roll:
      roll(state, first, second, emit);
      break;
    case KIND.pay:
      pay(state, first, emit);
      break;
    case KIND.city:
      buildCity(state, first, second - 1, emit);
      break;
    case KIND.workers:
      placeWorkers(state, first, second, thirdOf(code), emit);
      break;
    case KIND.scribe:
      useScribe(state, first, second, emit);
      break;
    case KIND.trade:
      trade(state, first, second, thirdOf(code), emit);
      break;
    case KIND.tool:
      makeTool(state, emit);
      break;
    case KIND.empire:
      startEmpire(state, first, second - 1, emit);
      break;
    case KIND.spend:
      if (first === LEVY) levy(state, second, emit);
      else if (first === BID) bid(state, second, emit);
      else equip(state, second, emit);
      break;
    case KIND.muster:
      muster(state, first, emit);
      break;
    case KIND.invade:
      invade(state, first, emit);
      break;
    case KIND.destroy:
      destroy(state, first, emit);
      break;
    case KIND.reinforce:
      reinforce(state, first, emit);
      break;
    case KIND.extend:
      extendCity(state, first, second, emit);
      break;
    default:
      applyWord(state, code, emit);
  }
}

function applyWord(state: Flood, code: Code, emit?: Emit<Event>): void {
  switch (code) {
    case ATTACK_CODE:
      press(state, emit);
      break;
    case STOP_CODE:
      stop(state, emit);
      break;
    case REPEAT_CODE:
      repeat(state, emit);
      break;
    case PASS_CODE:
      pass(state, emit);
      break;
    default:
      close(state, emit);
  }
}

function close(state: Flood, emit?: Emit<Event>): void {
  switch (state.stage) {
    case STAGE.levy:
      closeLevy(state, emit);
      break;
    case STAGE.equip:
      closeEquipment(state, emit);
      break;
    case STAGE.bid:
      closeBid(state, emit);
      break;
    case STAGE.extend:
      closeExtending(state, emit);
      break;
    default:
      emit?.({ type: 'actionDone', seat: state.seat });
      nextAction(state);
  }
}
