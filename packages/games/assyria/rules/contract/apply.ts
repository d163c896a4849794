/** Plays a legal code by handing each move to its phase, then goes on to the next choice. */
import { type Code, firstOf, kindOf, secondOf, thirdOf } from '@shinar/core';
import { vertexOf } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE, FALLOW, KIND } from '../moves.ts';
import { applyBuild, applyEnd, applyExtend, applyIntrigue, applyOffer } from '../phases/actions.ts';
import { applyExpansion } from '../phases/expansion-card.ts';
import { applyHarvest } from '../phases/harvest.ts';
import { applyHut } from '../phases/huts.ts';
import { applyBuy } from '../phases/market.ts';
import { applyFallow, applySow } from '../phases/sowing.ts';
import { applyDeal, applyKeep, applyOrder, applySettle } from '../phases/start.ts';
import { applyFeed } from '../phases/supply.ts';
import { applyDone, applyWell } from '../phases/wells.ts';
import type { State } from '../state.ts';
import * as course from './course.ts';

export function apply(state: State, code: Code, emit?: Emit): void {
  const first = firstOf(code);
  switch (kindOf(code)) {
    case KIND.order:
    case KIND.sow:
    case KIND.deal:
    case KIND.expansion:
      applyDrawn(state, code, emit);
      break;
    case KIND.settle:
      applySettle(state, first, emit);
      course.afterSettle(state);
      break;
    case KIND.keep:
      applyKeep(state, first, emit);
      course.afterKeep(state, emit);
      break;
    case KIND.harvest:
      applyHarvest(state, first, emit);
      course.afterHarvest(state, emit);
      break;
    case KIND.hut:
      applyHut(state, first, emit);
      course.afterHut(state, emit);
      break;
    case KIND.feed:
      applyFeed(state, code, emit);
      course.afterFeed(state, emit);
      break;
    case KIND.well:
      applyWell(state, vertexOf(first, secondOf(code), thirdOf(code)), emit);
      course.afterWell(state, emit);
      break;
    case KIND.build:
      applyBuild(state, first, emit);
      break;
    case KIND.extend:
      applyExtend(state, first, emit);
      break;
    case KIND.intrigue:
      applyIntrigue(state, first, emit);
      break;
    case KIND.offer:
      applyOffer(state, first, emit);
      break;
    case KIND.buy:
      applyBuy(state, first, emit);
      break;
    default:
      applyStop(state, code, emit);
  }
}

/** Chance moves. */
function applyDrawn(state: State, code: Code, emit?: Emit): void {
  const first = firstOf(code);
  switch (kindOf(code)) {
    case KIND.order:
      applyOrder(state, first, emit);
      course.afterOrder(state, emit);
      break;
    case KIND.sow:
      if (code === FALLOW) {
        applyFallow(state, emit);
        course.afterRow(state, emit);
        break;
      }
      applySow(state, first, emit);
      course.afterSow(state, emit);
      break;
    case KIND.deal:
      applyDeal(state, first, emit);
      course.afterDeal(state);
      break;
    default:
      applyExpansion(state, first, emit);
      course.afterExpansion(state, emit);
      break;
  }
}

function applyStop(state: State, code: Code, emit?: Emit): void {
  if (code === DONE) {
    applyDone(state, emit);
    course.afterWells(state, emit);
  } else {
    applyEnd(state, emit);
    course.afterEnd(state, emit);
  }
}
