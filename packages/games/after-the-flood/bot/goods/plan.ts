/**
 * What a hand of goods can become: full sets for the extensions by the best chains of trade, and the rest kept. A trader, a tool maker, a city or another trade
 * that is missing can be had at a price, so that one look sees a plan of many steps.
 */
import {
  BASES,
  EXTENSION_POINTS,
  EXTENSION_WOOD,
  type Flood,
  GOODS,
  goodAt,
  LUXURIES,
  MARKETS,
  SUMER,
  TURNS,
  WOOD,
} from '../../rules/index.ts';
import type { Parameters } from '../parameters.ts';
import { PlanCache } from './cache.ts';
import { CHAINS, type Chain } from './chains.ts';
import { bankedOf, Hand, MADE, makersOf, NEVER, sipparOf, stockOf, tradersAt } from './hand.ts';

const COUNT = GOODS.length;
/** What a city used up counts for before the last turn but one, and in it. */
const SITE_LATE = 0.6;

/** What the best plan comes to: points of extensions, goods kept, and how many extensions it has. */
export const plan = { points: 0, kept: 0, sets: 0 };

const hand = new Hand();
const before = new Hand();
let bestChains: readonly number[] = [];
let bestPoints = 0;
let p: Parameters;

/** Own cities without an extension; and how many more could be had: bases in hand for free sites, then extended ones moved. */
let bare = 0;
let more = 0;
let moved = 0;

function countCities(state: Flood, seat: number): void {
  bare = 0;
  let cities = 0;
  let sites = 0;
  for (let area = 0; area < SUMER.length; area++) {
    const owner = state.city[area]!;
    if (owner === seat + 1) {
      cities++;
      if (state.extended[area] === 0) bare++;
    } else if (owner === 0 && (state.armyOf[area] === 0 || state.armyOf[area] === seat + 1)) sites++;
  }
  const inHand = BASES - cities;
  more = Math.min(inHand, sites);
  moved = inHand < sites ? cities - bare : 0;
}

const caches = new WeakMap<Parameters, PlanCache>();
let cache = new PlanCache();

function use(parameters: Parameters): void {
  if (p === parameters) return;
  p = parameters;
  cache = caches.get(p) ?? new PlanCache();
  caches.set(p, cache);
}

/** Fills `plan` for a seat as things stand: `active` while it may still act this turn, `passed` once somebody has passed, `closed` when its extending is over. */
export function planGoods(state: Flood, seat: number, parameters: Parameters, active: boolean, passed: boolean, closed: boolean): void {
  use(parameters);
  countCities(state, seat);
  let a = 0;
  let b = 0;
  let most = 0;
  for (let good = 0; good < COUNT; good++) {
    const have = state.goods[goodAt(seat, good)]!;
    most |= have;
    a |= have << (good * 4);
  }
  let c = (closed ? 1 : 0) << 31;
  let d = state.turn | (bare << 3);
  // whoever acts no more can only use what is there
  if (active) {
    for (let i = 0; i < MADE.length; i++) b |= bankedOf(state, MADE[i]!) << (MADE[i]! * 3);
    for (let i = 0; i < MARKETS.length; i++) {
      const traders = tradersAt(state, seat, i);
      if (traders < 0) d |= 1 << (16 + i);
      else c |= traders << (i * 3);
    }
    c |= (stockOf(state, seat) << 24) | (sipparOf(state, seat) << 28) | (1 << 29) | ((passed ? 1 : 0) << 30);
    d |= (more << 6) | (moved << 9) | (Math.min(makersOf(state, seat), 15) << 12);
  }
  const place = cache.place(a, b, c, d);
  if (most <= 15 && cache.has(place, a, b, c, d)) {
    cache.read(place, plan);
    return;
  }
  hand.read(state, seat);
  makePlan(state, seat, active, passed, closed, false);
  if (most <= 15) cache.write(place, a, b, c, d, plan);
}

/** The chains that the best plan trades along; `now` leaves out what would have to be had first. */
export function chainsOf(state: Flood, seat: number, parameters: Parameters, passed: boolean, now: boolean): readonly Chain[] {
  use(parameters);
  countCities(state, seat);
  hand.read(state, seat);
  makePlan(state, seat, true, passed, false, now);
  return bestChains.map((taken) => CHAINS[taken >> 4]![taken & 15]!);
}

/** The points of the dearest extension of that plan; 0 for none. */
export const dearest = (): number => bestPoints;

/** What things are worth and cost. */
function readParameters(state: Flood, active: boolean, fee: number, now: boolean): void {
  const left = TURNS - state.turn;
  const part = left === 0 ? p.kept0 : left === 1 ? p.kept1 : left === 2 ? p.kept2 : p.kept3;
  const { worth } = hand;
  worth[0] = p.grain * part;
  worth[1] = p.wood * part;
  worth[2] = p.metal * part;
  worth[3] = p.textiles * part;
  worth[4] = p.tools * part;
  worth[5] = p.oil * part;
  worth[6] = p.gold * part;
  worth[7] = p.lapis * part;
  hand.exchanging = p.exchange;
  hand.again = now ? NEVER : p.again + fee;
  hand.trader = now ? NEVER : p.trader + fee;
  hand.maker = now ? NEVER : p.maker + fee;
  hand.frozen = !active;
}

function worthOfRest(): number {
  let sum = 0;
  for (let good = 0; good < COUNT; good++) sum += hand.have[good]! * hand.worth[good]!;
  return sum;
}

/** The best number of extensions for the hand as read, each adorned as far as it pays. */
function makePlan(state: Flood, seat: number, active: boolean, passed: boolean, closed: boolean, now: boolean): void {
  const fee = passed ? p.fee : 0;
  readParameters(state, active, fee, now);
  const most = closed ? 0 : Math.min(BASES, bare + (active ? more + moved : 0));
  const site = state.turn === TURNS ? 0 : state.turn === TURNS - 1 ? p.site * SITE_LATE : p.site;
  const rest = worthOfRest();
  plan.points = 0;
  plan.kept = rest;
  plan.sets = 0;
  bestChains = [];
  bestPoints = 0;
  let best = rest;
  for (let sets = 1; sets <= most; sets++) {
    if (sets > 1) hand.read(state, seat);
    hand.readPrices();
    if (!takeWood(EXTENSION_WOOD * sets)) break;
    const missing = Math.max(0, sets - bare);
    hand.spent += missing * (p.city + fee) + Math.max(0, missing - more) * p.city + sets * site;
    let points = 0;
    let most = 0;
    for (let set = 0; set < sets; set++) {
      const extension = EXTENSION_POINTS[adornWell()]!;
      points += extension;
      most = Math.max(most, extension);
    }
    if (hand.traded) hand.spent += p.trade + fee;
    const value = rest - hand.spent + points * (hand.traded || missing > 0 ? p.promise : 1);
    if (value <= best) continue;
    best = value;
    plan.sets = sets;
    plan.kept = worthOfRest();
    plan.points = best - plan.kept;
    bestChains = hand.chains.slice();
    bestPoints = most;
  }
}

function takeWood(count: number): boolean {
  for (let wood = 0; wood < count; wood++) {
    const way = hand.cheapest(WOOD);
    if (hand.cost >= NEVER) return false;
    hand.spent += hand.cost;
    hand.take(WOOD, way);
  }
  return true;
}

/** A set adorned with as many luxuries as pay: answers how many. */
function adornWell(): number {
  before.copyFrom(hand);
  const best = adorn(LUXURIES.length);
  if (best < LUXURIES.length) {
    hand.copyFrom(before);
    hand.readPrices();
    adorn(best);
  }
  return best;
}

/** Adds luxuries to a set, the cheapest first, no more than `most`; answers how many make it worth most. */
function adorn(most: number): number {
  let best = 0;
  let gain = EXTENSION_POINTS[0]!;
  let left = (1 << LUXURIES.length) - 1;
  let sum = 0;
  for (let count = 1; count <= most; count++) {
    let pick = -1;
    let way = -1;
    let least = NEVER;
    for (let i = 0; i < LUXURIES.length; i++) {
      if ((left & (1 << i)) === 0) continue;
      const found = hand.cheapest(LUXURIES[i]!);
      if (hand.cost >= least) continue;
      least = hand.cost;
      pick = i;
      way = found;
    }
    if (pick < 0) break;
    hand.take(LUXURIES[pick]!, way);
    left &= ~(1 << pick);
    sum += least;
    if (EXTENSION_POINTS[count]! - sum <= gain) continue;
    gain = EXTENSION_POINTS[count]! - sum;
    best = count;
  }
  hand.spent += sum;
  return best;
}
