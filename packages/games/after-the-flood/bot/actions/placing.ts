/** F9: workers where they can be of use, for the good that is missed least. */

import { type Code, firstOf, kindOf, type MoveList, secondOf, thirdOf } from '@shinar/core';
import {
  DONE_CODE,
  type Flood,
  HOME,
  KIND,
  OFFERS,
  OPENINGS,
  PLACES,
  type Place,
  placeOf,
  SEATS,
  SUMER_EMPIRE,
  TURNS,
  WORTH,
  workersAt,
} from '../../rules/index.ts';
import { SLOTS_AT } from '../goods/chains.ts';
import { spentOn } from '../goods/losses.ts';

type Codes = readonly Code[];

const STOCK = placeOf('stock');
const SCRIBES = placeOf('scribes');
const TOOL_MAKERS = placeOf('tool-makers');
const USED_TOOL_MAKERS = placeOf('used-tool-makers');
const BOXES = [placeOf('irrigation'), placeOf('weaving')];
/** From this turn on the places with most workers count. */
const COUNTING = TURNS - 1;
/** So many more than any other are of use, in a race for most workers. */
const LEAD = 2;
/** F9.2. */
const MOST_SCRIBES = 2;
const MOST_TOOL_MAKERS = 3;

/** By place: how many own workers there are of use, all told. */
const useful = new Int8Array(PLACES.length);

/** The homes of empires that can be begun this turn and in the next two, as bits. */
function homes(state: Flood): number {
  let bits = 0;
  for (let turn = state.turn; turn <= Math.min(TURNS, state.turn + 2); turn++) {
    const openings = OPENINGS[turn - 1]!;
    for (let i = 0; i < openings.length; i++) {
      const { empire } = openings[i]!;
      const gone = turn === state.turn && (state.empire[state.seat] !== 0 || state.empire.indexOf(empire + 1) >= 0);
      if (empire !== SUMER_EMPIRE && !gone) bits |= 1 << HOME[empire]!;
    }
  }
  return bits;
}

function readUseful(state: Flood): void {
  const raced = homes(state);
  for (let place = 0; place < PLACES.length; place++) {
    const market = place < OFFERS.length ? SLOTS_AT[place]! : 0;
    const race = BOXES.includes(place) || (place < OFFERS.length && (raced & (1 << place)) !== 0);
    useful[place] = market > 0 ? market + 1 : 0;
    const counts = state.turn >= COUNTING && WORTH[place]! > 0;
    if (!race && !counts) continue;
    let most = LEAD;
    for (let other = 0; other < SEATS; other++) {
      if (other !== state.seat) most = Math.max(most, LEAD + state.workers[workersAt(other, place)]!);
    }
    useful[place] = Math.max(useful[place]!, most);
  }
  useful[SCRIBES] = MOST_SCRIBES;
  useful[TOOL_MAKERS] = MOST_TOOL_MAKERS;
}

/** Of `list`, the legal codes of the position: so many workers to one place, or one by a scribe. */
export function placements(state: Flood, list: MoveList, before: Codes, out: Codes[]): void {
  readUseful(state);
  const { seat } = state;
  const last = state.turn === TURNS;
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i]!;
    const kind = kindOf(code);
    if (kind !== KIND.workers && kind !== KIND.scribe) continue;
    const to: Place = secondOf(code);
    if (to === STOCK) continue;
    const more = useful[to]! - state.workers[workersAt(seat, to)]!;
    if (kind === KIND.workers) {
      const number = thirdOf(code);
      if (number <= Math.max(more, 0) && firstOf(code) === spentOn(number)) out.push([...before, code, DONE_CODE]);
      continue;
    }
    const from = firstOf(code);
    const moves = from === STOCK || from === USED_TOOL_MAKERS || (last && WORTH[to]! > 0);
    if (moves && more >= 1) out.push([...before, code, DONE_CODE]);
  }
}
