/** What each seat can expect in points: what it has, and what its plans promise. */
import { type Flood, PHASE, placeOf, pointsOf, SEATS, SUMER_COUNT, TURNS, valueIn, workersAt } from '../../rules/index.ts';
import { plan, planGoods } from '../goods/plan.ts';
import type { Parameters } from '../parameters.ts';
import { aheadValue, armiesValue, claimValue, heldValue, readArmies, threatValue } from './empires.ts';
import { craftsValue, majorityValue, marketValue, productionValue } from './workers.ts';

export const TERMS = [
  'points',
  'extensions',
  'goods',
  'areas',
  'armies',
  'threat',
  'claim',
  'claims-ahead',
  'production',
  'markets',
  'crafts',
  'stock',
  'cities',
  'majorities',
  'order',
] as const;
/** The headings under which people are told of the terms. */
const GROUP: Readonly<Record<(typeof TERMS)[number], string>> = {
  points: 'points',
  extensions: 'cities',
  goods: 'goods',
  areas: 'armies',
  armies: 'armies',
  threat: 'armies',
  claim: 'empires',
  'claims-ahead': 'empires',
  production: 'production',
  markets: 'trade',
  crafts: 'workers',
  stock: 'workers',
  cities: 'cities',
  majorities: 'majorities',
  order: 'tempo',
};
export const GROUPS: readonly string[] = TERMS.map((term) => GROUP[term]);
const TERM_COUNT = TERMS.length;

const STOCK = placeOf('stock');
const BABYLON = placeOf('babylon');
const NIPPUR = placeOf('nippur');
const UR = placeOf('ur');
const SIPPAR = placeOf('sippar');
const SHURUPPAK = placeOf('shuruppak');

function citiesValue(state: Flood, seat: number, p: Parameters): number {
  const left = TURNS - state.turn;
  const owner = seat + 1;
  const now = state.empire[seat] === 0 && !state.passed[seat] ? 0.8 : 0;
  let value = 0;
  if (state.city[BABYLON] === owner) value += p.babylon * left + p.babylon * now * 0.3;
  if (state.city[NIPPUR] === owner) value += p.nippur * (left + 0.5 * now);
  if (state.city[UR] === owner) value += p.ur * left;
  if (state.city[SIPPAR] === owner) value += p.sippar * (left + (state.passed[seat] ? 0 : 0.5));
  if (state.city[SHURUPPAK] === owner) value += p.shuruppak * left;
  let bare = -plan.sets;
  for (let area = 0; area < SUMER_COUNT; area++) if (state.city[area] === owner && state.extended[area] === 0) bare++;
  return bare > 0 && left > 0 ? value + Math.min(bare, left + 1) * (left === 1 ? 0.6 : 1) * p.bare : value;
}

/** Terms that change together, as bits. */
const bit = (...names: (typeof TERMS)[number][]): number => names.reduce((bits, name) => bits | (1 << TERMS.indexOf(name)), 0);
export const PLAN = bit('extensions', 'goods', 'cities');
export const ARMIES = bit('areas', 'armies', 'threat');
export const CLAIM = bit('claim');
export const AHEAD = bit('claims-ahead');
export const PRODUCTION = bit('production');
export const MARKET = bit('markets');
export const CRAFTS = bit('crafts');
export const AVAILABLE = bit('stock');
export const MAJORITIES = bit('majorities');
export const ORDER = bit('order');

/** Writes the terms of a seat, those in `which`. */
export function readTerms(state: Flood, seat: number, p: Parameters, which: number, out: Float64Array, at: number): void {
  out[at] = pointsOf(state, seat);
  if (state.phase === PHASE.over) {
    out.fill(0, at + 1, at + TERM_COUNT);
    return;
  }
  const passed = (state.passed[0]! | state.passed[1]! | state.passed[2]!) !== 0;
  const extending = state.phase === PHASE.extend;
  const active = !extending && state.passed[seat] === 0;
  if (which & PLAN) {
    const closed = extending && state.order.indexOf(seat) < state.order.indexOf(state.seat);
    planGoods(state, seat, p, active, passed, closed);
    out[at + 1] = plan.points;
    out[at + 2] = plan.kept;
    out[at + 12] = citiesValue(state, seat, p);
  }
  if (which & (ARMIES | CLAIM)) readArmies(state);
  if (which & ARMIES) {
    out[at + 3] = extending ? 0 : heldValue(state, seat, p);
    out[at + 4] = armiesValue(state, seat, active, passed, p);
    out[at + 5] = extending ? 0 : threatValue(state, seat, p);
  }
  if (which & CLAIM) out[at + 6] = active && state.empire[seat] === 0 ? claimValue(state, seat, passed, p) : 0;
  if (which & AHEAD) out[at + 7] = aheadValue(state, seat, p);
  if (which & PRODUCTION) out[at + 8] = productionValue(state, seat, p);
  if (which & MARKET) out[at + 9] = marketValue(state, seat, p);
  if (which & CRAFTS) out[at + 10] = craftsValue(state, seat, active, p);
  if (which & AVAILABLE) out[at + 11] = active ? Math.min(8, state.workers[workersAt(seat, STOCK)]!) * p.stock : 0;
  if (which & MAJORITIES) out[at + 13] = majorityValue(state, seat, p);
  if (which & ORDER) out[at + 14] = orderValue(state, seat, p);
}

/** F13.2: a place further to the front, by what has been bid. */
function orderValue(state: Flood, seat: number, p: Parameters): number {
  if (state.turn >= TURNS) return 0;
  let before = 0;
  const own = valueIn(state.bids, seat);
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const theirs = valueIn(state.bids, other);
    if (theirs > own || (theirs === own && state.order.indexOf(other) < state.order.indexOf(seat))) before++;
  }
  return (2 - before) * p.order;
}
