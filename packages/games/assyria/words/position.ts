/** Looks up what stands where in a state. */

import type { Seat } from '@shinar/core';
import {
  type AssyriaState,
  assyria,
  CARD_NAMES,
  type Card,
  FIRST_SLOT,
  HEX_NAMES,
  type Hex,
  held,
  holds,
  PLOW,
  pointsOf,
  SLOTS,
} from '../rules/index.ts';

export interface Standing {
  readonly seat: Seat;
  /** Tiles of the ziggurat; 0 for a hut. */
  readonly level: number;
}

/** The numbers from 0 up to `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const seatsIn = (state: AssyriaState): Seat[] => range(state.players);

export function standingAt(state: AssyriaState, hex: Hex): Standing | undefined {
  for (const seat of seatsIn(state)) {
    if (holds(state.huts, seat, hex)) return { seat, level: 0 };
    if (holds(state.ziggurats, seat, hex)) return { seat, level: state.level[hex]! };
  }
  return undefined;
}

export const hutsOf = (state: AssyriaState, seat: Seat): Hex[] =>
  HEX_NAMES.flatMap((_, hex) => (holds(state.huts, seat, hex) ? [hex] : []));
export const zigguratsOf = (state: AssyriaState, seat: Seat): Hex[] =>
  HEX_NAMES.flatMap((_, hex) => (holds(state.ziggurats, seat, hex) ? [hex] : []));

export interface Held {
  readonly card: Card;
  readonly count: number;
}

const counted = (count: (card: Card) => number): Held[] =>
  CARD_NAMES.map((_, card) => ({ card, count: count(card) })).filter(({ count }) => count > 0);
export const handOf = (state: AssyriaState, seat: Seat): Held[] => counted((card) => held(state, seat, card));
export const dealtIn = (state: AssyriaState): Held[] => counted((card) => state.dealt[card] ?? 0);

/** A1.2: one plough per player. */
export const plowsLeft = (state: AssyriaState): number =>
  state.players - seatsIn(state).filter((seat) => held(state, seat, PLOW) > 0).length;

/** The seats with a dignitary, from the top; -1 for a free slot. */
export const guestsOf = (state: AssyriaState, dignitary: number): Seat[] =>
  Array.from(state.assur.subarray(FIRST_SLOT[dignitary]!, FIRST_SLOT[dignitary]! + SLOTS[dignitary]!), (slot) => slot - 1);

export const pointsIn = (state: AssyriaState): number[] => seatsIn(state).map((seat) => pointsOf(state, seat));

/** The seat whose turn it is; -1 when chance draws or the game is over. */
export const actorIn = (state: AssyriaState): number => Math.max(-1, assyria.rules.actor(state));
