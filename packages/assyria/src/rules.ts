/** The contract of core, answered by the phases. */
import { type Actor, CHANCE, type Code, firstOf, kindOf, type MoveList, NOBODY, type Rules, secondOf, thirdOf } from '@shinar/core';
import { vertexOf } from './board.ts';
import { EXPANSION_LEAST } from './cards.ts';
import * as course from './course.ts';
import type { Emit, Event } from './events.ts';
import { DONE, decode, END, encode, FALLOW, KIND, type Move } from './moves.ts';
import * as actions from './phases/actions.ts';
import { applyExpansion, legalExpansion } from './phases/expansion-card.ts';
import { applyHarvest, legalHarvest } from './phases/harvest.ts';
import { applyHut, legalHut } from './phases/huts.ts';
import { applyBuy, legalBuy } from './phases/market.ts';
import { applyFallow, applySow, legalSow } from './phases/sowing.ts';
import * as start from './phases/start.ts';
import { applyFeed, legalFeed } from './phases/supply.ts';
import { applyDone, applyWell, legalWell } from './phases/wells.ts';
import { promptFor } from './prompts.ts';
import { refuse } from './refusals.ts';
import { restore } from './restore.ts';
import type { Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS, setup } from './setup.ts';
import { PHASE, type State, seatToAct } from './state.ts';

/** The types of this game, gathered for core. */
export interface Assyria {
  state: State;
  move: Move;
  event: Event;
  clause: Clause;
}

function actor(state: State): Actor {
  switch (state.phase) {
    case PHASE.order:
    case PHASE.sow:
    case PHASE.deal:
    case PHASE.expansion:
      return CHANCE;
    case PHASE.over:
      return NOBODY;
    default:
      return seatToAct(state);
  }
}

/** Every action costs a camel or more. */
function legalActions(state: State, out: MoveList): void {
  if (state.camels[seatToAct(state)] > 0) {
    actions.legalBuild(state, out);
    actions.legalExtend(state, out);
    actions.legalIntrigue(state, out);
    actions.legalOffer(state, out);
    legalBuy(state, out);
  }
  out.push(END);
}

/** Cards by how many are left, seats alike. */
function weight(state: State, code: Code): number {
  if (code === FALLOW) return 1;
  switch (kindOf(code)) {
    case KIND.sow:
    case KIND.deal:
      return state.deck[firstOf(code)];
    case KIND.expansion:
      return state.expansions[firstOf(code) - EXPANSION_LEAST];
    default:
      return 1;
  }
}

function applyStop(state: State, code: Code, emit: Emit): void {
  if (code === DONE) {
    applyDone(state, emit);
    course.afterWells(state, emit);
  } else {
    actions.applyEnd(state, emit);
    course.afterEnd(state, emit);
  }
}

export const rules: Rules<Assyria> = {
  id: 'assyria',
  version: 1,
  seats: [FEWEST_PLAYERS, MOST_PLAYERS],
  setup,
  restore,
  actor,
  prompt: promptFor,

  legal(state, out) {
    out.clear();
    switch (state.phase) {
      case PHASE.order:
        return start.legalOrder(state, out);
      case PHASE.sow:
        return legalSow(state, out);
      case PHASE.settle:
        return start.legalSettle(state, out);
      case PHASE.deal:
        return start.legalDeal(state, out);
      case PHASE.keep:
        return start.legalKeep(state, out);
      case PHASE.harvest:
        return legalHarvest(state, out);
      case PHASE.huts:
        return legalHut(state, out);
      case PHASE.supply:
        return legalFeed(state, out);
      case PHASE.wells:
        legalWell(state, out);
        return out.push(DONE);
      case PHASE.actions:
        return legalActions(state, out);
      case PHASE.expansion:
        return legalExpansion(state, out);
    }
  },

  weight,
  refuse,

  apply(state, code, emit) {
    const first = firstOf(code);
    switch (kindOf(code)) {
      case KIND.order:
        start.applyOrder(state, first, emit);
        return course.afterOrder(state, emit);
      case KIND.sow:
        if (code === FALLOW) {
          applyFallow(state, emit);
          return course.afterRow(state, emit);
        }
        applySow(state, first, emit);
        return course.afterSow(state, emit);
      case KIND.deal:
        start.applyDeal(state, first, emit);
        return course.afterDeal(state);
      case KIND.expansion:
        applyExpansion(state, first, emit);
        return course.afterExpansion(state, emit);
      case KIND.settle:
        start.applySettle(state, first, emit);
        return course.afterSettle(state);
      case KIND.keep:
        start.applyKeep(state, first, emit);
        return course.afterKeep(state, emit);
      case KIND.harvest:
        applyHarvest(state, first, emit);
        return course.afterHarvest(state, emit);
      case KIND.hut:
        applyHut(state, first, emit);
        return course.afterHut(state, emit);
      case KIND.feed:
        applyFeed(state, code, emit);
        return course.afterFeed(state, emit);
      case KIND.well:
        applyWell(state, vertexOf(first, secondOf(code), thirdOf(code)), emit);
        return course.afterWell(state, emit);
      case KIND.build:
        return actions.applyBuild(state, first, emit);
      case KIND.extend:
        return actions.applyExtend(state, first, emit);
      case KIND.intrigue:
        return actions.applyIntrigue(state, first, emit);
      case KIND.offer:
        return actions.applyOffer(state, first, emit);
      case KIND.buy:
        return applyBuy(state, first, emit);
      default:
        return applyStop(state, code, emit);
    }
  },

  encode,
  decode,
  result,
  score,
};
