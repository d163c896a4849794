/** F11, F12: what the armies of a seat hold and can still take, and which empires it could claim. */
import {
  AREA_POINTS,
  AREAS,
  type Flood,
  HOME,
  isSumer,
  OPENINGS,
  PHASE,
  placeOf,
  REACH,
  SEATS,
  SUMER_EMPIRE,
  TURNS,
  workersAt,
} from '../../rules/index.ts';
import type { Parameters } from '../parameters.ts';

const STOCK = placeOf('stock');
const NIPPUR = placeOf('nippur');
const BABYLON = placeOf('babylon');
const SUMER_BITS = AREAS.reduce((bits, _, area) => (isSumer(area) ? bits | (1 << area) : bits), 0);
/** Armies that it takes to win an area with one defender, and each further one. */
const SIEGE = 1.45;

/** Whether another seat may still place workers this turn. */
export function mayAnswer(state: Flood, seat: number): boolean {
  if (state.phase === PHASE.extend) return false;
  for (let other = 0; other < SEATS; other++) {
    if (other !== seat && state.passed[other] === 0 && state.workers[workersAt(other, STOCK)]! > 0) return true;
  }
  return false;
}

/** How likely a lead of so many workers lasts while others may still answer it: an even chance at none, the nearer to sure the smaller `race`. */
export const holds = (lead: number, race: number): number => 0.5 + (0.5 * lead) / (race + Math.abs(lead));

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The areas with armies of each seat, and those without any, as bits: read once for a position. */
const held = new Int32Array(SEATS);
let free = 0;
const ALL = (1 << AREAS.length) - 1;

export function readArmies(state: Flood): void {
  held.fill(0);
  free = ALL;
  for (let area = 0; area < AREAS.length; area++) {
    const owner = state.armyOf[area]!;
    if (owner === 0) continue;
    held[owner - 1]! |= 1 << area;
    free &= ~(1 << area);
  }
}

function reachOf(own: number): number {
  let bits = 0;
  for (let left = own; left !== 0; left &= left - 1) bits |= REACH[lowest(left)]!;
  return bits & ~own;
}

function count(bits: number): number {
  let ones = 0;
  for (let left = bits; left !== 0; left &= left - 1) ones++;
  return ones;
}

/** What `armies` can still bring from the areas `own`: free areas nearest first, then those of others. `fees` actions are free or paid by others than armies. */
function reachValue(state: Flood, seat: number, own: number, armies: number, fees: number, p: Parameters): number {
  let left = armies;
  let won = own;
  let edge = own;
  let paid = fees;
  let areas = 0;
  let sumer = 0;
  while (left >= 1) {
    let next = reachOf(edge) & free & ~won;
    if (next === 0) break;
    let taken = 0;
    for (; next !== 0 && left >= 1; next &= next - 1) {
      const price = paid > 0 ? 1 : 2;
      if (left < price) {
        left = 0;
        break;
      }
      left -= price;
      paid--;
      const bit = next & -next;
      taken |= bit;
      areas++;
      if (bit & SUMER_BITS) sumer++;
    }
    won |= taken;
    edge = taken;
  }
  const nippur = state.city[NIPPUR] === seat + 1 ? sumer : 0;
  const value = (AREA_POINTS * areas + nippur) * p.reach;
  if (left <= 1) return value + left * p.spare;
  let fought = 0;
  for (let around = reachOf(won) & ~free; around !== 0 && left > 1; around &= around - 1) {
    left -= 1 + SIEGE * state.armies[lowest(around)]!;
    if (left >= 0) fought++;
  }
  return value + fought * AREA_POINTS * p.fight + Math.max(0, left) * p.spare;
}

const FREE_ACTIONS = 99;
/** Actions that can be had without an army each: all until somebody has passed, then as many as there are workers to pay. */
const feesOf = (state: Flood, seat: number, passed: boolean): number => (passed ? state.workers[workersAt(seat, STOCK)]! : FREE_ACTIONS);

export function heldValue(state: Flood, seat: number, p: Parameters): number {
  const own = held[seat]!;
  const nippur = state.city[NIPPUR] === seat + 1 ? count(own & SUMER_BITS) : 0;
  return (AREA_POINTS * count(own) + nippur) * p.held;
}

/** What free armies of the others may take away. */
export function threatValue(state: Flood, seat: number, p: Parameters): number {
  const own = held[seat]!;
  if (own === 0) return 0;
  let risk = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat || state.passed[other] || state.ready[other]! < 2) continue;
    let weak = 0;
    for (let near = reachOf(held[other]!) & own; near !== 0; near &= near - 1) weak += state.armies[lowest(near)] === 1 ? 1 : 0.4;
    risk += Math.min(weak, state.ready[other]! / 3);
  }
  return -risk * p.threat * AREA_POINTS;
}

/** What the free armies of a started empire can still take; one that is fighting for its home stands there already. */
export function armiesValue(state: Flood, seat: number, active: boolean, passed: boolean, p: Parameters): number {
  const ready = state.ready[seat]!;
  if (ready === 0 || !active) return 0;
  const own = held[seat]!;
  if (own !== 0) return reachValue(state, seat, own, ready, feesOf(state, seat, passed), p);
  const home = state.home[seat]!;
  const defended = (free & (1 << home)) === 0 ? SIEGE * state.armies[home]! : 0;
  if (ready < 1 + defended) return ready * p.spare;
  return AREA_POINTS * p.reach + reachValue(state, seat, 1 << home, ready - 1 - defended, feesOf(state, seat, passed), p);
}

/** As last read: the workers of a seat at the home of an empire, and the most that another has there. */
let own = 0;
let most = 0;
/** A tie is enough for whoever comes first. */
const TIED_COUNTS = 0.3;

function readHome(state: Flood, seat: number, home: number, decline: boolean): void {
  const less = decline ? 1 : 0;
  own = Math.max(0, state.workers[workersAt(seat, home)]! - less);
  most = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other !== seat) most = Math.max(most, state.workers[workersAt(other, home)]! - less);
  }
}

/** How many workers a seat needs more to claim an empire now; 0 when it leads alone, a half when it is tied. */
function deficit(state: Flood, seat: number, home: number): number {
  readHome(state, seat, home, false);
  if (own > most) return 0;
  if (own === most && own > 0) return 0.5;
  return Math.max(1, most) - own;
}

/** The best empire of this turn that a seat may still start: its armies' worth less the workers it takes. */
export function claimValue(state: Flood, seat: number, passed: boolean, p: Parameters): number {
  const stock = state.workers[workersAt(seat, STOCK)]!;
  const openings = OPENINGS[state.turn - 1]!;
  const bonus = state.city[BABYLON] === seat + 1 ? 2 : 0;
  let best = 0;
  for (let i = 0; i < openings.length; i++) {
    const { empire, armies } = openings[i]!;
    if (state.empire.indexOf(empire + 1) >= 0) continue;
    const lacking = empire === SUMER_EMPIRE ? 0 : deficit(state, seat, HOME[empire]!);
    if (lacking >= 1 && lacking > stock) continue;
    const at = empire === SUMER_EMPIRE ? bestHome() : HOME[empire]!;
    const fought = state.armyOf[at] !== 0 && state.armyOf[at] !== seat + 1;
    const force = armies + bonus - (fought ? 2.5 * state.armies[at]! : 0) - 1;
    if (force < 0) continue;
    const value = AREA_POINTS * p.reach + reachValue(state, seat, 1 << at, force, feesOf(state, seat, passed), p);
    best = Math.max(best, value * (lacking === 0 ? 1 : lacking < 1 ? p.tied : p.tied * p.tied) - (lacking >= 1 ? lacking * p.lead : 0));
  }
  return best * p.claim;
}

/** Where a Sumer empire has most free areas about it. */
function bestHome(): number {
  let best = 0;
  let most = -1;
  for (let homes = free & SUMER_BITS; homes !== 0; homes &= homes - 1) {
    const about = count(REACH[lowest(homes)]! & free);
    if (about <= most) continue;
    most = about;
    best = lowest(homes);
  }
  return best;
}

export const declines = (turn: number): boolean => turn === 2 || turn === 4;

/** Claims of the two turns to come, by the workers as they stand after their declines. */
export function aheadValue(state: Flood, seat: number, p: Parameters): number {
  const open = mayAnswer(state, seat);
  return claimIn(state, seat, state.turn + 1, open, p) * p.claim1 + claimIn(state, seat, state.turn + 2, open, p) * p.claim2;
}

function claimIn(state: Flood, seat: number, turn: number, open: boolean, p: Parameters): number {
  if (turn > TURNS) return 0;
  const decline = declines(turn) || (turn > state.turn + 1 && declines(turn - 1));
  const openings = OPENINGS[turn - 1]!;
  let best = 0;
  for (let i = 0; i < openings.length; i++) {
    const { empire, armies } = openings[i]!;
    if (empire === SUMER_EMPIRE) {
      best = Math.max(best, armies);
      continue;
    }
    readHome(state, seat, HOME[empire]!, decline);
    if (own > 0) best = Math.max(best, armies * claimHolds(own - most, open, p));
  }
  return best;
}

/** How likely a claim with a lead of so many workers is still there when its turn begins. */
function claimHolds(lead: number, open: boolean, p: Parameters): number {
  if (open) return holds(lead + TIED_COUNTS, p.race);
  if (lead === 0) return p.tied;
  return lead > 0 ? 1 : 0;
}
