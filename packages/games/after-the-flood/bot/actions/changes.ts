/** Which terms of the judgement a move can change, so that the others need not be judged anew. */

import { type Code, firstOf, kindOf, secondOf } from '@shinar/core';
import { AREAS, DONE_CODE, EMPIRES, type Flood, isSumer, KIND, OFFERS, OPENINGS, PASS_CODE, placeOf, TURNS } from '../../rules/index.ts';
import { isAnyPassed } from '../goods/losses.ts';
import { AHEAD, ARMIES, AVAILABLE, CLAIM, CRAFTS, MAJORITIES, MARKET, ORDER, PLAN, PRODUCTION } from '../judgement/judgement.ts';

const ALL = -1;
const STOCK = placeOf('stock');
const SCRIBES = placeOf('scribes');
const BOXES = [placeOf('irrigation'), placeOf('weaving')];
/** From this turn on the places with most workers count. */
const COUNTING = TURNS - 2;

const HOMES = OPENINGS.map((openings) => openings.map(({ empire }) => placeOf(empire === 0 ? 'sippar' : (EMPIRES[empire] as 'akkad'))));
/** By turn: the homes of its empires and of those of the next two, as bits. */
const UPCOMING = Array.from({ length: TURNS + 1 }, (_, turn) =>
  HOMES.slice(Math.max(0, turn - 1), turn + 2)
    .flat()
    .reduce((bits, home) => bits | (1 << home), 0),
);

/** Workers that come to a place or leave it. */
function placing(state: Flood, place: number): number {
  const counted = state.turn >= COUNTING ? MAJORITIES : 0;
  if (place < AREAS.length) return counted | (UPCOMING[state.turn]! & (1 << place) ? CLAIM | AHEAD : 0);
  return BOXES.includes(place) ? counted | PRODUCTION : 0;
}

/** An empire from its claim to its muster: goods are spent, workers leave its home, armies come. */
const starting = (state: Flood): number => PLAN | ARMIES | CLAIM | AHEAD | (state.turn >= COUNTING ? MAJORITIES : 0);

/** The terms that an action can change for its seat. */
export function ownChanges(state: Flood, codes: readonly Code[]): number {
  let bits = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (kindOf(code) === KIND.empire) return bits | starting(state) | MARKET;
    if (code === PASS_CODE) return PLAN | ARMIES | CLAIM | AVAILABLE | CRAFTS | (state.turn === TURNS ? MAJORITIES : 0) | bidding(codes);
    bits |= ownChange(state, code);
  }
  return bits;
}

/** The terms that it can change for the others: whoever passes can't answer them any more, and makes them pay. */
export function othersChanges(state: Flood, codes: readonly Code[]): number {
  let bits = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (kindOf(code) === KIND.empire) return bits | starting(state);
    if (code === PASS_CODE) {
      const fees = isAnyPassed(state) ? 0 : PLAN | CLAIM;
      return fees | ARMIES | AHEAD | PRODUCTION | (state.turn === TURNS ? MAJORITIES : 0) | bidding(codes);
    }
    bits |= othersChange(state, code);
  }
  return bits;
}

const bidding = (codes: readonly Code[]): number => (codes.length > 2 ? ORDER : 0);

function ownChange(state: Flood, code: Code): number {
  switch (kindOf(code)) {
    case KIND.city:
      return PLAN | CLAIM | ARMIES | PRODUCTION | CRAFTS;
    case KIND.trade:
    case KIND.tool:
      return PLAN;
    case KIND.pay:
      return PLAN | AVAILABLE | CLAIM | ARMIES | CRAFTS;
    case KIND.workers:
      return PLAN | AVAILABLE | CLAIM | CRAFTS | fees(state) | placing(state, secondOf(code)) | MARKET;
    case KIND.scribe: {
      const from = firstOf(code) === STOCK || firstOf(code) >= SCRIBES ? 0 : placing(state, firstOf(code));
      return PLAN | AVAILABLE | CLAIM | CRAFTS | fees(state) | from | placing(state, secondOf(code)) | MARKET;
    }
    case KIND.invade:
    case KIND.reinforce:
      return ARMIES | (OFFERS[firstOf(code)] === 0 && !isSumer(firstOf(code)) ? 0 : PLAN);
    case KIND.destroy:
      return ARMIES | PLAN;
    case KIND.word:
      return code === DONE_CODE ? 0 : ALL;
    default:
      return ALL;
  }
}

/** Armies pay for actions where no worker is left to. */
const fees = (state: Flood): number => (isAnyPassed(state) ? ARMIES : 0);

function othersChange(state: Flood, code: Code): number {
  switch (kindOf(code)) {
    case KIND.city:
    case KIND.trade:
    case KIND.tool:
    case KIND.pay:
      return 0;
    case KIND.workers:
      return placing(state, secondOf(code));
    case KIND.scribe:
      return placing(state, secondOf(code)) | (firstOf(code) === STOCK || firstOf(code) >= SCRIBES ? 0 : placing(state, firstOf(code)));
    case KIND.invade:
    case KIND.reinforce:
      return ARMIES | CLAIM | PLAN;
    case KIND.word:
      return code === DONE_CODE ? 0 : ALL;
    default:
      return ALL;
  }
}
