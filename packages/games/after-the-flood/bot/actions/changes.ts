/** Which terms of the judgement a move can change, so that the others need not be judged anew. */

import { type Code, firstOf, kindOf, secondOf } from '@shinar/core';
import { AREAS, DONE_CODE, EMPIRES, type Flood, isSumer, KIND, OFFERS, OPENINGS, placeOf, TURNS } from '../../rules/index.ts';
import { AHEAD, ARMIES, AVAILABLE, CLAIM, CRAFTS, MAJORITIES, MARKET, PLAN, PRODUCTION } from '../judgement/judgement.ts';

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

export function ownChange(state: Flood, code: Code): number {
  switch (kindOf(code)) {
    case KIND.city:
      return PLAN | CLAIM | ARMIES | PRODUCTION | CRAFTS;
    case KIND.trade:
    case KIND.tool:
      return PLAN;
    case KIND.pay:
      return PLAN | AVAILABLE | CLAIM | ARMIES | CRAFTS;
    case KIND.workers:
      return PLAN | AVAILABLE | CLAIM | CRAFTS | ARMIES | placing(state, secondOf(code)) | MARKET;
    case KIND.scribe: {
      const from = firstOf(code) === STOCK || firstOf(code) >= SCRIBES ? 0 : placing(state, firstOf(code));
      return PLAN | AVAILABLE | CLAIM | CRAFTS | ARMIES | from | placing(state, secondOf(code)) | MARKET;
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

export function othersChange(state: Flood, code: Code): number {
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
