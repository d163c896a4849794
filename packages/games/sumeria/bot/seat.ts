/** What is read of one seat, apart from the row. */
import type { Seat } from '@shinar/core';
import { MOST_SEATS, PHASE, STATES, type SumeriaState, setPoints, TILES } from '../rules/index.ts';
import { ROUND, SEAT } from './features.ts';
import { gains, ROWS } from './round.ts';
import { holds, ONE_HOLD, type Row } from './standing.ts';

/** The board counts from when the row is laid and somebody is first. */
export const isLaid = (state: SumeriaState): boolean => state.phase > PHASE.first;

/** The seat's tiles, and what the round would bring it: these change much less often than the rest. */
export function readTiles(state: SumeriaState, seat: Seat, out: Float64Array, at: number): void {
  let tiles = 0;
  let largest = 0;
  let grow = 0;
  let points = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const won = state.won[seat * TILES.length + tile]!;
    tiles += won;
    if (won > largest) largest = won;
    grow += won * state.bag[tile]!;
    points += setPoints(won);
  }
  out[at] = 1;
  out[at + 1] = points / 10;
  out[at + 2] = tiles / 10;
  out[at + 3] = largest / 5;
  out[at + 4] = grow / 50;
  for (let row = 0; row < ROWS; row++) out[at + ROUND + row] = isLaid(state) ? gains[row * MOST_SEATS + seat]! / 10 : 0;
}

/** The seat's reserve, its place in the round, and what it holds on the board. */
export function readSeat(state: SumeriaState, row: Row, players: number, seat: Seat, out: Float64Array, at: number): void {
  const order = (seat - state.first + players) % players;
  let held = 0;
  if (isLaid(state)) for (let position = 0; position < STATES; position++) held += holds[row[position]! * MOST_SEATS + seat]!;
  out[at + SEAT] = state.reserve[seat]! / 10;
  out[at + SEAT + 1] = Math.floor((state.done + players - 1 - order) / players) / 3;
  out[at + SEAT + 2] = order / (players - 1);
  out[at + SEAT + 3] = (held & ONE_HOLD) / 5;
  out[at + SEAT + 4] = ((held >> 8) & ONE_HOLD) / 10;
  out[at + SEAT + 5] = (held >> 16) / 8;
}
