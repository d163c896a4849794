/** S7: the three leftmost city-states are scored. */
import { type Code, type Emit, firstOf, type MoveList, type Refusal, type Seat, secondOf } from '@shinar/core';
import type { SumeriaEvent } from '../events.ts';
import { COUNT, within } from '../masks.ts';
import { takeCode } from '../moves.ts';
import { type Clause, FIRST_WITHOUT_TILE, SECOND_WITHOUT_TILE, TAKE_ONE, TAKE_TWO } from '../rulebook.ts';
import { MOST_SEATS, NONE, type SumeriaState, TAKE, TILES, TILES_ABOVE } from '../state.ts';
import { betweenRounds } from './between.ts';

/** Where the tiles of the first, second and third city-state begin in `above`. */
const ABOVE = [0, 3, 5] as const;
/** The city and the towns in a set of a state's places. */
const CITY = 0b1;
const TOWNS = 0b1110;

/** S7.2, by the set of a seat's places in a city-state: more traders (eight each), then the city, then more towns. Zero without a trader. */
const RANK = COUNT.map((traders, set) => traders * 8 + (set & CITY) * 4 + COUNT[set & TOWNS]);

const RANKS = new Int8Array(MOST_SEATS);

/** S7.2: the controller of a city-state and the second there, or NONE. Of two that are equal, who played earlier in the round is met first and stays ahead. The rank of each seat goes into `ranks`. */
export function ranking(state: SumeriaState, cityState: number, ranks = RANKS): { controller: Seat; second: Seat } {
  let controller = NONE;
  let second = NONE;
  let best = 0;
  let next = 0;
  const { players, traders } = state;
  for (let turn = 0, seat = state.first; turn < players; turn++, seat++) {
    if (seat === players) seat = 0;
    const rank = RANK[within(traders, seat * 2, cityState)];
    ranks[seat] = rank;
    if (rank > best) {
      second = controller;
      next = best;
      controller = seat;
      best = rank;
    } else if (rank > next) {
      second = seat;
      next = rank;
    }
  }
  return { controller, second };
}

export function endRound(state: SumeriaState, emit?: Emit<SumeriaEvent>): void {
  emit?.({ type: 'roundEnded', round: state.round });
  state.scored = 0;
  scoreOn(state, emit);
}

/** Scores until a controller has tiles to choose, or all three are scored. */
function scoreOn(state: SumeriaState, emit?: Emit<SumeriaEvent>): void {
  for (; state.scored < TILES_ABOVE.length; state.scored++) {
    const { controller, second } = ranking(state, state.row[state.scored]);
    if (controller === NONE) {
      discardAbove(state, emit);
    } else if (state.scored === TILES_ABOVE.length - 1) {
      win(state, controller, ABOVE[state.scored], 1, emit);
    } else {
      state.phase = TAKE;
      state.actor = controller;
      state.second = second;
      return;
    }
  }
  betweenRounds(state, emit);
}

/** S7.3, S7.4: two of three, or one of two. Equal tiles are one choice. */
export function listTakes(state: SumeriaState, out: MoveList): void {
  for (let tile = 0; tile < TILES.length; tile++) {
    if (state.scored === 1) {
      if (countAbove(state, tile) > 0) out.push(takeCode(tile, 0));
      continue;
    }
    for (let other = tile; other < TILES.length; other++) if (bothAbove(state, tile, other)) out.push(takeCode(tile, other + 1));
  }
}

export function refuseTake(state: SumeriaState, tiles: readonly number[]): Refusal<Clause> | undefined {
  if (state.scored === 0) {
    if (tiles.length !== 2) return TAKE_TWO;
    return bothAbove(state, tiles[0], tiles[1]) ? undefined : FIRST_WITHOUT_TILE;
  }
  if (tiles.length !== 1) return TAKE_ONE;
  return countAbove(state, tiles[0]) > 0 ? undefined : SECOND_WITHOUT_TILE;
}

const bothAbove = (state: SumeriaState, tile: number, other: number): boolean =>
  tile === other ? countAbove(state, tile) > 1 : countAbove(state, tile) > 0 && countAbove(state, other) > 0;

function countAbove(state: SumeriaState, tile: number): number {
  let count = 0;
  for (let i = ABOVE[state.scored]; i < ABOVE[state.scored + 1]; i++) if (state.above[i] === tile) count++;
  return count;
}

/** S7.3 to S7.6 */
export function takeTiles(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  win(state, state.actor, slotAbove(state, firstOf(code)), 1, emit);
  if (secondOf(code) > 0) win(state, state.actor, slotAbove(state, secondOf(code) - 1), 1, emit);
  if (state.second === NONE) {
    discardAbove(state, emit);
  } else {
    for (let i = ABOVE[state.scored]; i < ABOVE[state.scored + 1]; i++) if (state.above[i] !== NONE) win(state, state.second, i, 2, emit);
  }
  state.second = NONE;
  state.scored++;
  scoreOn(state, emit);
}

function slotAbove(state: SumeriaState, tile: number): number {
  let slot = ABOVE[state.scored] as number;
  while (state.above[slot] !== tile) slot++;
  return slot;
}

function win(state: SumeriaState, seat: Seat, slot: number, rank: 1 | 2, emit?: Emit<SumeriaEvent>): void {
  const tile = state.above[slot];
  state.above[slot] = NONE;
  state.won[seat * TILES.length + tile]++;
  emit?.({ type: 'tileWon', seat, tile, state: state.row[state.scored], position: state.scored, rank });
}

/** S7.5 */
function discardAbove(state: SumeriaState, emit?: Emit<SumeriaEvent>): void {
  const end = ABOVE[state.scored] + TILES_ABOVE[state.scored];
  for (let slot = ABOVE[state.scored] as number; slot < end; slot++) {
    const tile = state.above[slot];
    if (tile === NONE) continue;
    state.above[slot] = NONE;
    state.discarded[tile]++;
    emit?.({ type: 'tileDiscarded', tile, state: state.row[state.scored], position: state.scored });
  }
}
