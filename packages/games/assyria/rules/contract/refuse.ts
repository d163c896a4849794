/** Why a move is refused: for every conceivable move, at any moment. */
import { HEX_COUNT, type Hex, IN_PLAY } from '../board.ts';
import type { Move } from '../moves.ts';
import { refuseBuild, refuseExtend, refuseIntrigue, refuseOffer } from '../phases/actions.ts';
import { refuseExpansion } from '../phases/expansion-card.ts';
import { refuseHarvest } from '../phases/harvest.ts';
import { refuseHut } from '../phases/huts.ts';
import { refuseBuy } from '../phases/market.ts';
import { refuseFallow, refuseSow } from '../phases/sowing.ts';
import { refuseDeal, refuseKeep, refuseOrder, refuseSettle } from '../phases/start.ts';
import { refuseFeed } from '../phases/supply.ts';
import { refuseSite, refuseWell } from '../phases/wells.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { FOODS, KINDS } from '../shared/cards.ts';
import { DIGNITARIES, MOST_COLUMNS, PHASE, SEATS, type State } from '../state.ts';
import { notNow } from './prompt.ts';

/** When each move is asked for. */
const PHASE_OF: Readonly<Record<Move['type'], number>> = {
  order: PHASE.order,
  sow: PHASE.sow,
  fallow: PHASE.sow,
  settle: PHASE.settle,
  deal: PHASE.deal,
  keep: PHASE.keep,
  harvest: PHASE.harvest,
  hut: PHASE.huts,
  feed: PHASE.supply,
  well: PHASE.wells,
  done: PHASE.wells,
  build: PHASE.actions,
  extend: PHASE.actions,
  intrigue: PHASE.actions,
  offer: PHASE.actions,
  buy: PHASE.actions,
  end: PHASE.actions,
  expansion: PHASE.expansion,
};

/** First what is never possible, then what is not possible now, then the rule of the move itself. */
export function refuse(state: State, move: Move): Verdict {
  return refuseThings(state, move) ?? (state.phase === PHASE_OF[move.type] ? refuseByRule(state, move) : notNow(state));
}

const isIndex = (value: number, limit: number): boolean => Number.isInteger(value) && value >= 0 && value < limit;

function refuseHex(state: State, hex: Hex): Verdict {
  if (!isIndex(hex, HEX_COUNT)) return REFUSED.noSuchHex;
  return hex < IN_PLAY[state.players] ? undefined : REFUSED.cutOff;
}

function refuseHexes(state: State, hexes: readonly Hex[]): Verdict {
  for (const hex of hexes) {
    const refused = refuseHex(state, hex);
    if (refused) return refused;
  }
  return undefined;
}

/** A1, A2: the pieces and hexes that a move names must be in the game. */
function refuseThings(state: State, move: Move): Verdict {
  switch (move.type) {
    case 'order':
      return isIndex(move.seat, SEATS) ? undefined : REFUSED.noSuchSeat;
    case 'sow':
    case 'deal':
    case 'keep':
      return isIndex(move.card, FOODS) ? undefined : REFUSED.noSuchCard;
    case 'buy':
      return isIndex(move.card, KINDS) ? undefined : REFUSED.noSuchCard;
    case 'feed':
      return isIndex(move.card, KINDS) ? refuseHexes(state, move.huts) : REFUSED.noSuchCard;
    case 'well':
      return refuseHexes(state, move.at) ?? refuseSite(move.at);
    case 'settle':
    case 'hut':
    case 'build':
    case 'extend':
      return refuseHex(state, move.at);
    case 'harvest':
      return isIndex(move.column, MOST_COLUMNS) ? undefined : REFUSED.noSuchColumn;
    case 'intrigue':
      return isIndex(move.with, DIGNITARIES.length) ? undefined : REFUSED.noSuchDignitary;
    default:
      return undefined;
  }
}

function refuseByRule(state: State, move: Move): Verdict {
  switch (move.type) {
    case 'order':
      return refuseOrder(state, move.seat);
    case 'sow':
      return refuseSow(state, move.card);
    case 'fallow':
      return refuseFallow(state);
    case 'settle':
      return refuseSettle(state, move.at);
    case 'deal':
      return refuseDeal(state, move.card);
    case 'keep':
      return refuseKeep(state, move.card);
    case 'harvest':
      return refuseHarvest(state, move.column);
    case 'hut':
      return refuseHut(state, move.at);
    case 'feed':
      return refuseFeed(state, move.card, move.huts);
    case 'well':
      return refuseWell(state, move.at);
    case 'build':
      return refuseBuild(state, move.at);
    case 'extend':
      return refuseExtend(state, move.at);
    case 'intrigue':
      return refuseIntrigue(state, move.with);
    case 'offer':
      return refuseOffer(state, move.camels);
    case 'buy':
      return refuseBuy(state, move.card);
    case 'expansion':
      return refuseExpansion(state, move.card);
    case 'done':
    case 'end':
      return undefined;
  }
}
