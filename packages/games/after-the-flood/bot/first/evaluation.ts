/** After the Flood: goods and what they can adorn, workers and what they yield, empires and the areas they hold. */

import { type Evaluation, inGroups } from '@shinar/bots';
import type { Seat } from '@shinar/core';
import {
  AREAS,
  EXTENSION_POINTS,
  type Flood,
  GOODS,
  goodAt,
  isSumer,
  OFFERS,
  PHASE,
  placeOf,
  pointsOf,
  REACH,
  SEATS,
  SUMER,
  TURNS,
  traders,
  VALUED,
  valueIn,
  WORTH,
  workersAt,
} from '../../rules/index.ts';
import { claimAhead, claimNow } from './empires.ts';

const CRAFTS = ['scribes', 'tool-makers', 'used-scribes', 'used-tool-makers'] as const;
const CRAFT_PLACES = CRAFTS.map(placeOf);
const STOCK = placeOf('stock');
/** More of a craft than this have nothing to do. */
const MOST_AT_CRAFT = 4;
const IRRIGATION = placeOf('irrigation');
const WEAVING = placeOf('weaving');
const NIPPUR = placeOf('nippur');
const OUTSIDE = AREAS.map((_, area) => area).filter((area) => !isSumer(area));
const WOOD = GOODS.indexOf('wood');
/** Tools and the goods after them are the luxuries. */
const TOOLS = GOODS.indexOf('tools');
const LUXURY_OFFERS = OFFERS.map((bits) => (bits >> TOOLS) << TOOLS);

const ACTION = ['to-act', 'paid', 'placing', 'trading', 'raising-empire', 'expanding'] as const;
const ACTION_OF_PHASE: Readonly<Record<number, number>> = {
  [PHASE.act]: 0,
  [PHASE.paid]: 1,
  [PHASE.placing]: 2,
  [PHASE.trading]: 3,
  [PHASE.levy]: 4,
  [PHASE.equip]: 4,
  [PHASE.startRoll]: 4,
  [PHASE.muster]: 4,
  [PHASE.roll]: 5,
  [PHASE.press]: 5,
  [PHASE.expanded]: 5,
  [PHASE.again]: 5,
};

const { features, groups } = inGroups(
  ['constant', 'constant'],
  ['points', 'points'],
  ['goods', ...GOODS.map((good) => `hand-${good}`)],
  ['workers', ...CRAFTS, 'stock'],
  ['production', 'grain-rank', 'grain-lead', 'textiles-rank', 'textiles-lead'],
  ['trade', 'market-slots', 'luxury-slots', 'wood-slots'],
  ['majorities', 'majorities', 'majorities-shared', 'majorities-safe'],
  ['cities', ...SUMER.map((area) => `city-${area}`), 'cities-to-extend', 'extension-ready', 'extension-luxuries'],
  ['armies', 'areas-held', 'second-armies', 'areas-in-reach', 'enemies-in-reach', 'ready-armies'],
  ['empires', 'empire-started', 'empire-rank', 'claim-now', 'claim-next', 'claim-later'],
  ['tempo', 'passed', 'bid', 'order', ...ACTION],
);
const COUNT = features.length;
const BOX = 2 + GOODS.length + CRAFTS.length + 1;
const CITY = BOX + 10;
const EMPIRE = CITY + SUMER.length + 3;
const ACTIONS = COUNT - ACTION.length;

/** How many others have fewer workers in a box, half for as many; nothing without one (F5.3). */
function rankIn(state: Flood, seat: Seat, place: number): number {
  const own = state.workers[workersAt(seat, place)]!;
  if (own === 0) return -1;
  let rank = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const theirs = state.workers[workersAt(other, place)]!;
    rank += own > theirs ? 1 : own === theirs ? 0.5 : 0;
  }
  return rank;
}

/** How far ahead of the others a seat is in a box, or behind the best of them. */
function leadIn(state: Flood, seat: Seat, place: number): number {
  let most = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) most = Math.max(most, state.workers[workersAt(other, place)]!);
  return Math.max(-3, Math.min(2, state.workers[workersAt(seat, place)]! - most));
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** F10.1: exchanges that the traders abroad allow. */
function readMarkets(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  let slots = 0;
  let luxuries = 0;
  let wood = 0;
  for (let i = 0; i < OUTSIDE.length; i++) {
    const area = OUTSIDE[i]!;
    if (state.armyOf[area] !== 0 && state.armyOf[area] !== seat + 1) continue;
    const hands = traders(state, seat, area);
    slots += Math.min(hands, countBits(OFFERS[area]!));
    luxuries += Math.min(hands, countBits(LUXURY_OFFERS[area]!));
    if (hands > 0 && (OFFERS[area]! & (1 << WOOD)) !== 0) wood++;
  }
  out[at] = rankIn(state, seat, IRRIGATION) / 2;
  out[at + 1] = leadIn(state, seat, IRRIGATION) / 3;
  out[at + 2] = rankIn(state, seat, WEAVING) / 2;
  out[at + 3] = leadIn(state, seat, WEAVING) / 3;
  out[at + 4] = slots / 10;
  out[at + 5] = luxuries / 5;
  out[at + 6] = wood / 3;
}

/** F16.1: points of the places with most own workers, alone and shared. */
function readMajorities(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  let alone = 0;
  let shared = 0;
  let safe = 0;
  for (let i = 0; i < VALUED.length; i++) {
    const place = VALUED[i]!;
    const own = state.workers[workersAt(seat, place)]!;
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < SEATS; other++) if (other !== seat) most = Math.max(most, state.workers[workersAt(other, place)]!);
    if (own > most) alone += WORTH[place]!;
    if (own > most + 1) safe += WORTH[place]!;
    if (own === most) shared += WORTH[place]!;
  }
  out[at] = alone / 10;
  out[at + 1] = shared / 10;
  out[at + 2] = safe / 10;
}

/** The kinds of luxuries that a seat has at least so many of: what adorns its so-manieth extension. */
function luxuriesFor(state: Flood, seat: Seat, extension: number): number {
  let kinds = 0;
  for (let good = TOOLS; good < GOODS.length; good++) if (state.goods[goodAt(seat, good)]! >= extension) kinds++;
  return kinds;
}

/** F14.3: what the cities promise with the goods in hand. */
function readCities(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  let bare = 0;
  for (let area = 0; area < SUMER.length; area++) {
    if (state.city[area] !== seat + 1) continue;
    out[at + area] = 1;
    if (state.extended[area] === 0) bare++;
  }
  const paid = Math.min(bare, state.goods[goodAt(seat, WOOD)]! >> 1);
  let ready = 0;
  for (let extension = 1; extension <= paid; extension++) ready += EXTENSION_POINTS[luxuriesFor(state, seat, extension)]!;
  const end = at + SUMER.length;
  out[end] = bare / 4;
  out[end + 1] = ready / 20;
  out[end + 2] = bare > 0 ? luxuriesFor(state, seat, 1) / 4 : 0;
}

/** F12: areas held and within reach. */
function readAreas(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  let points = 0;
  let second = 0;
  let reach = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (state.armyOf[area] !== seat + 1) continue;
    points += 2 + (isSumer(area) && state.city[NIPPUR] === seat + 1 ? 1 : 0);
    second += state.armies[area]! - 1;
    reach |= REACH[area]!;
  }
  let free = 0;
  let enemies = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if ((reach & (1 << area)) === 0) continue;
    if (state.armyOf[area] === 0) free++;
    else if (state.armyOf[area] !== seat + 1) enemies++;
  }
  const ready = state.ready[seat]!;
  out[at] = points / 10;
  out[at + 1] = second / 5;
  out[at + 2] = Math.min(free, ready) / 5;
  out[at + 3] = Math.min(enemies, ready) / 5;
  out[at + 4] = ready / 10;
}

function readEmpire(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  readAreas(state, seat, out, at);
  let below = 0;
  const own = valueIn(state.equipment, seat);
  for (let other = 0; other < SEATS; other++) {
    if (other === seat || state.empire[other] === 0 || state.empire[seat] === 0) continue;
    const theirs = valueIn(state.equipment, other);
    if (own > theirs || (own === theirs && state.started[seat]! < state.started[other]!)) below++;
  }
  const free = state.empire[seat] === 0 && state.passed[seat] === 0;
  out[at + 5] = state.empire[seat] === 0 ? 0 : 1;
  out[at + 6] = below / 2;
  out[at + 7] = free ? claimNow(state, seat) / 10 : 0;
  out[at + 8] = claimAhead(state, seat, state.turn + 1) / 10;
  out[at + 9] = claimAhead(state, seat, state.turn + 2) / 10;
  out[at + 10] = state.passed[seat]!;
  out[at + 11] = valueIn(state.bids, seat) / 10;
  out[at + 12] = state.order.indexOf(seat) / 2;
}

function readSeat(state: Flood, seat: Seat, out: Float64Array, at: number): void {
  out.fill(0, at, at + COUNT);
  out[at] = 1;
  out[at + 1] = pointsOf(state, seat) / 20;
  for (let good = 0; good < GOODS.length; good++) out[at + 2 + good] = state.goods[goodAt(seat, good)]! / 5;
  for (let i = 0; i < CRAFT_PLACES.length; i++) {
    out[at + 2 + GOODS.length + i] = Math.min(MOST_AT_CRAFT, state.workers[workersAt(seat, CRAFT_PLACES[i]!)]!) / MOST_AT_CRAFT;
  }
  out[at + BOX - 1] = state.workers[workersAt(seat, STOCK)]! / 5;
  readMarkets(state, seat, out, at + BOX);
  readMajorities(state, seat, out, at + BOX + 7);
  readCities(state, seat, out, at + CITY);
  readEmpire(state, seat, out, at + EMPIRE);
  const action = ACTION_OF_PHASE[state.phase];
  if (action !== undefined && seat === state.seat) out[at + ACTIONS + action] = 1;
}

function read(state: Flood, _players: number, out: Float64Array): void {
  for (let seat = 0; seat < SEATS; seat++) readSeat(state, seat, out, seat * COUNT);
}

const PARTS = 2;

/** Each turn until somebody passes, and from then on. */
function stage(state: Flood): number {
  const turn = Math.min(Math.max(state.turn, 1), TURNS) - 1;
  return turn * PARTS + ((state.passed[0]! | state.passed[1]! | state.passed[2]!) === 0 ? 0 : 1);
}

export const afterTheFloodEvaluation: Evaluation<Flood> = { features, groups, stages: TURNS * PARTS, stage, read, points: pointsOf };
