/** A whole game under way. */
import { defineState, i8, i16, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, PLACE_COUNT, type Place, SUMER_COUNT } from './board.ts';
import { GOOD_COUNT, type Good, VALUE } from './shared/goods.ts';

export const SEATS = 3;
export const TURNS = 5;
export const BASES = 4;
export const WORKERS = 25;
export const ARMIES_EACH = 20;

/** What is asked next; the README shows how the phases follow each other. */
export const PHASE = {
  order: 0,
  act: 1,
  paid: 2,
  placing: 3,
  trading: 4,
  levy: 5,
  equip: 6,
  startRoll: 7,
  muster: 8,
  roll: 9,
  press: 10,
  expanded: 11,
  again: 12,
  bid: 13,
  extend: 14,
  over: 15,
} as const;

export const State = defineState({
  phase: i8,
  turn: i8,
  /** Whose action, start, bid or extension it is. */
  seat: i8,
  /** The seats in order of play. */
  order: i8(SEATS),
  passed: i8(SEATS),

  /** A seat's workers in each place, at workersAt. */
  workers: i8(SEATS * PLACE_COUNT),
  /** Goods in hand, in the equipment box and in the pass box, at goodAt. */
  goods: i8(SEATS * GOOD_COUNT),
  equipment: i8(SEATS * GOOD_COUNT),
  bids: i8(SEATS * GOOD_COUNT),
  /** Below zero: more grain or textiles than there are pieces (F5.5). */
  bank: i8(GOOD_COUNT),

  /** Per Sumerian area: seat + 1 of the city's owner, or 0. */
  city: i8(SUMER_COUNT),
  /** Cities moved in a row, with nothing else done since (F8.2). */
  moved: i8,
  extended: i8(SUMER_COUNT),
  /** Per area: seat + 1 of the armies' owner, or 0; and how many there are. */
  armyOf: i8(AREA_COUNT),
  armies: i8(AREA_COUNT),
  /** Each seat's available and unavailable armies. */
  ready: i8(SEATS),
  reserve: i8(SEATS),

  /** Each seat's empire this turn + 1, or 0; where it started; and when: 1 for the first start of the turn, then 2, 3. */
  empire: i8(SEATS),
  home: i8(SEATS),
  started: i8(SEATS),

  /**
   * About the action under way: whether a good was spent on workers; scribes placed; the goods got in each area by ordinary exchange, as bits;
   * whether Sippar's exchange is used; the area being fought for.
   */
  placed: i8,
  fresh: i8,
  taken: i16(AREA_COUNT),
  sippar: i8,
  target: i8,

  areaPoints: i16(SEATS),
  nippurPoints: i16(SEATS),
  /** By seat and Sumerian area: at seat * SUMER_COUNT + area. */
  extensionPoints: i16(SEATS * SUMER_COUNT),
});
export type State = InstanceType<typeof State>;

export const workersAt = (seat: Seat, place: Place): number => seat * PLACE_COUNT + place;
export const goodAt = (seat: Seat, good: Good): number => seat * GOOD_COUNT + good;

/** Moves a seat's workers from one place to another. */
export function shift(state: State, seat: Seat, from: Place, to: Place, count: number): void {
  state.workers[workersAt(seat, from)] -= count;
  state.workers[workersAt(seat, to)] += count;
}

/** Takes a good from a seat's hand and puts it in the bank. */
export function spend(state: State, seat: Seat, good: Good): void {
  state.goods[goodAt(seat, good)]--;
  state.bank[good]++;
}

export const hasCity = (state: State, seat: Seat, area: Area): boolean => state.city[area] === seat + 1;

export function citiesOf(state: State, seat: Seat): number {
  let count = 0;
  for (let area = 0; area < SUMER_COUNT; area++) if (state.city[area] === seat + 1) count++;
  return count;
}

/** Whether another player's army stands in the area. */
export const enemyIn = (state: State, seat: Seat, area: Area): boolean => state.armyOf[area] !== 0 && state.armyOf[area] !== seat + 1;

/** The areas where a seat has armies, as bits. */
export function areasOf(state: State, seat: Seat): number {
  let bits = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (state.armyOf[area] === seat + 1) bits |= 1 << area;
  return bits;
}

/** The value of a seat's goods in a box (`equipment` or `bids`). */
export function valueIn(box: Int8Array, seat: Seat): number {
  let value = 0;
  for (let good = 0; good < GOOD_COUNT; good++) value += box[goodAt(seat, good)] * VALUE[good];
  return value;
}

/** Whether anyone has passed this turn. */
export const anyPassed = (state: State): boolean => (state.passed[0] | state.passed[1] | state.passed[2]) !== 0;
