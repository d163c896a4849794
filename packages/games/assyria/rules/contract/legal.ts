/** The legal codes of each phase, ascending, and how often chance plays each. */
import { type Code, firstOf, kindOf, type MoveList } from '@shinar/core';
import { DONE, END, FALLOW, KIND } from '../moves.ts';
import { listBuild, listExtend, listIntrigue, listOffer } from '../phases/actions.ts';
import { listExpansion } from '../phases/expansion-card.ts';
import { listHarvest } from '../phases/harvest.ts';
import { listHut } from '../phases/huts.ts';
import { listBuy } from '../phases/market.ts';
import { listSow } from '../phases/sowing.ts';
import { listDeal, listKeep, listOrder, listSettle } from '../phases/start.ts';
import { listFeed } from '../phases/supply.ts';
import { listWell } from '../phases/wells.ts';
import { EXPANSION_LEAST } from '../shared/cards.ts';
import { PHASE, type State, seatToAct } from '../state.ts';

export function legal(state: State, out: MoveList): void {
  out.clear();
  switch (state.phase) {
    case PHASE.order:
      listOrder(state, out);
      break;
    case PHASE.sow:
      listSow(state, out);
      break;
    case PHASE.settle:
      listSettle(state, out);
      break;
    case PHASE.deal:
      listDeal(state, out);
      break;
    case PHASE.keep:
      listKeep(state, out);
      break;
    case PHASE.harvest:
      listHarvest(state, out);
      break;
    case PHASE.huts:
      listHut(state, out);
      break;
    case PHASE.supply:
      listFeed(state, out);
      break;
    case PHASE.wells:
      listWell(state, out);
      out.push(DONE);
      break;
    case PHASE.actions:
      listActions(state, out);
      break;
    case PHASE.expansion:
      listExpansion(state, out);
      break;
  }
}

/** Every action costs at least one camel. */
function listActions(state: State, out: MoveList): void {
  if (state.camels[seatToAct(state)] > 0) {
    listBuild(state, out);
    listExtend(state, out);
    listIntrigue(state, out);
    listOffer(state, out);
    listBuy(state, out);
  }
  out.push(END);
}

/** Cards by how many are left; all seats are equally likely. */
export function weight(state: State, code: Code): number {
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
