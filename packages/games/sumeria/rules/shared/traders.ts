/** Puts traders on and off the board; the only place that updates what is kept for speed. */
import type { Seat } from '@shinar/core';
import { NONE, type State } from '../state.ts';
import { COUNT, FULL, HALF, highBit, lowBit, within } from './masks.ts';

export const isOccupied = (state: State, place: number): boolean =>
  place < HALF ? (state.occupied[0] & (1 << place)) !== 0 : (state.occupied[1] & (1 << (place - HALF))) !== 0;

export const hasTrader = (state: State, seat: Seat, place: number): boolean =>
  place < HALF ? (state.traders[seat * 2] & (1 << place)) !== 0 : (state.traders[seat * 2 + 1] & (1 << (place - HALF))) !== 0;

/** The seat whose trader is on a place, or NONE. */
export function ownerOf(state: State, place: number): Seat {
  for (let seat = 0; seat < state.players; seat++) if (hasTrader(state, seat, place)) return seat;
  return NONE;
}

/** How many traders a seat has in a city-state. */
export const strength = (state: State, seat: Seat, cityState: number): number => COUNT[within(state.traders, seat * 2, cityState)];

/** From the reserve to the board. */
export function putTrader(state: State, seat: Seat, place: number): void {
  state.reserve[seat]--;
  toggle(state, seat, place);
}

/** From the board back to the reserve. */
export function liftTrader(state: State, seat: Seat, place: number): void {
  state.reserve[seat]++;
  toggle(state, seat, place);
}

function toggle(state: State, seat: Seat, place: number): void {
  const low = lowBit(place);
  const high = highBit(place);
  state.traders[seat * 2] ^= low;
  state.traders[seat * 2 + 1] ^= high;
  state.occupied[0] ^= low;
  state.occupied[1] ^= high;
}

export const emptyLow = (state: State): number => ~state.occupied[0] & FULL;
export const emptyHigh = (state: State): number => ~state.occupied[1] & FULL;
