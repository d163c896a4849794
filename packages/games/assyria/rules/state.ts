/** Everything on the table. */
import { defineState, i8, i16, i32, type StateOf } from '@shinar/core';
import { HEX_COUNT, VERTEX_COUNT } from './board.ts';
import { EXPANSION_VALUES, FOODS, KINDS, PLOW } from './shared/cards.ts';
import { SOURCES } from './shared/sources.ts';

export const SEATS = 4;
export const REIGN_TURNS = [2, 3, 3] as const;
export const REIGNS = REIGN_TURNS.length;
const MOST_TURNS = 3;
export const MOST_COLUMNS = 5;
/** A1.5: slots of the upper, middle and lower dignitary, in one column from the top. */
export const DIGNITARIES = ['upper', 'middle', 'lower'] as const;
export const SLOTS = [3, 4, 6] as const;
export const FIRST_SLOT = [0, 3, 7] as const;
export const ALL_SLOTS = 13;

export const PHASE = {
  order: 0,
  sow: 1,
  settle: 2,
  deal: 3,
  keep: 4,
  harvest: 5,
  huts: 6,
  supply: 7,
  wells: 8,
  actions: 9,
  expansion: 10,
  over: 11,
} as const;

const SHAPE = {
  players: i8,
  /** Counted from 0, like the turns in it. */
  reign: i8,
  turn: i8,
  phase: i8,
  /** Index in `order` of the seat that acts. */
  place: i8,
  order: i8(SEATS),

  /** How much of an order, a row or a deal has been drawn. */
  drawn: i8,
  /** The row being sown. */
  row: i8,
  /** Huts left to place (A6.1). */
  toPlace: i8,
  /** Wells the acting seat has dug in this expansion (A6.8). */
  dug: i8,
  /** Of the acting seat's actions: steps offered, and whether it bought a Food card. */
  offered: i8,
  bought: i8,

  /** Food cards by kind. */
  deck: i8(FOODS),
  discard: i8(FOODS),
  dealt: i8(FOODS),
  /** Cards by kind, plough included, per seat. */
  hand: i8(SEATS * KINDS),
  /** Two rows of columns: card + 1, or 0. */
  field: i8(2 * MOST_COLUMNS),
  /** Per column: seat + 1, or 0. */
  discs: i8(MOST_COLUMNS),
  /** Expansion cards by value: not yet seen, and discarded. */
  expansions: i8(EXPANSION_VALUES.length),
  spent: i8(EXPANSION_VALUES.length),
  /** Values of this reign's Expansion cards, turn by turn, or 0. */
  laid: i8(MOST_TURNS),

  /** Huts in reserve per seat: those neither on the map nor in Assur. */
  reserve: i8(SEATS),
  camels: i8(SEATS),
  /** Camels lost to the limit at the last income, per seat (A6.7). */
  wasted: i8(SEATS),
  offering: i8(SEATS),
  /** Points by source, per seat. */
  points: i16(SEATS * SOURCES.length),
  /** Per slot: seat + 1, or 0. */
  assur: i8(ALL_SLOTS),

  /** Hexsets: each seat's huts and ziggurats; the acting seat's fed huts, and the ziggurats it grew this turn. */
  huts: i32(SEATS * 2),
  ziggurats: i32(SEATS * 2),
  fed: i32(2),
  grown: i32(2),
  /** Tiles of the ziggurat on each hex. */
  level: i8(HEX_COUNT),
  /** One bit per vertex. */
  wells: i32(VERTEX_COUNT / 32),
  wellsLeft: i8,
} as const;

export const State = defineState(SHAPE);
export type State = StateOf<typeof SHAPE>;

export const seatToAct = (state: State): number => state.order[state.place];
/** A5.1: columns of the field. */
export const columns = (state: State): number => state.players + 1;
export const handOf = (seat: number): number => seat * KINDS;
export const held = (state: State, seat: number, card: number): number => state.hand[seat * KINDS + card];
export const hasPlow = (state: State, seat: number): boolean => state.hand[seat * KINDS + PLOW] > 0;
export const wellAt = (state: State, vertex: number): boolean => ((state.wells[vertex >> 5] >>> (vertex & 31)) & 1) === 1;
/** A1.4. */
export const bonusLies = (state: State): boolean => state.players === SEATS && state.reign > 0;

export function cardsLeft(state: State): number {
  let cards = 0;
  for (let card = 0; card < FOODS; card++) cards += state.deck[card];
  return cards;
}

/** A6.7. */
export const MOST_CAMELS = 10;

export function spend(state: State, seat: number, camels: number): void {
  state.camels[seat] -= camels;
}

/** Adds camels within the limit, and returns how many were lost to it. */
export function gain(state: State, seat: number, camels: number): number {
  const lost = Math.max(0, state.camels[seat] + camels - MOST_CAMELS);
  state.camels[seat] += camels - lost;
  return lost;
}
