/** S7: the three leftmost city-states are scored. */
import { type Code, firstOf, type MoveList, type Seat, secondOf } from '@shinar/core';
import type { Emit } from '../events.ts';
import { takeCode } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { COUNT, within } from '../shared/masks.ts';
import { ABOVE, MOST_SEATS, NONE, PHASE, SCORED, type State, TILES } from '../state.ts';
import { betweenRounds } from './between.ts';

/** Bits of the city and the towns in a set of a state's places. */
export const CITY = 0b1;
export const TOWNS = 0b1110;

/** S7.2, by the set of a seat's places in a city-state: more traders (eight each), then the city, then more towns. Zero without a trader. */
const RANK = COUNT.map((traders, set) => traders * 8 + (set & CITY) * 4 + COUNT[set & TOWNS]);

const RANKS = new Int8Array(MOST_SEATS);

/** S7.2: the controller and the second of a city-state, or NONE. On a tie the one who played earlier in the round is met first and stays ahead. Each seat's rank goes into `ranks`. */
export function ranking(state: State, cityState: number, ranks = RANKS): { controller: Seat; second: Seat } {
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

export function endRound(state: State, emit?: Emit): void {
  emit?.({ type: 'roundEnded', round: state.round });
  state.scored = 0;
  scoreOn(state, emit);
}

/** Scores until a controller has tiles to choose from, or all three states are done. */
function scoreOn(state: State, emit?: Emit): void {
  for (; state.scored < SCORED; state.scored++) {
    const { controller, second } = ranking(state, state.row[state.scored]);
    if (controller === NONE) {
      discardAbove(state, emit);
    } else if (state.scored === SCORED - 1) {
      win(state, controller, ABOVE[state.scored], 1, emit);
    } else {
      state.phase = PHASE.take;
      state.actor = controller;
      state.second = second;
      return;
    }
  }
  betweenRounds(state, emit);
}

/** S7.3, S7.4: two of three, or one of two. Identical tiles count as one choice. */
export function listTake(state: State, out: MoveList): void {
  for (let tile = 0; tile < TILES.length; tile++) {
    if (state.scored === 1) {
      if (countAbove(state, tile) > 0) out.push(takeCode(tile, 0));
      continue;
    }
    for (let other = tile; other < TILES.length; other++) if (bothAbove(state, tile, other)) out.push(takeCode(tile, other + 1));
  }
}

export function refuseTake(state: State, tiles: readonly number[]): Verdict {
  if (state.scored === 0) {
    if (tiles.length !== 2) return REFUSED.takeTwo;
    return bothAbove(state, tiles[0], tiles[1]) ? undefined : REFUSED.notAboveFirst;
  }
  if (tiles.length !== 1) return REFUSED.takeOne;
  return countAbove(state, tiles[0]) > 0 ? undefined : REFUSED.notAboveSecond;
}

const bothAbove = (state: State, tile: number, other: number): boolean =>
  tile === other ? countAbove(state, tile) > 1 : countAbove(state, tile) > 0 && countAbove(state, other) > 0;

function countAbove(state: State, tile: number): number {
  let count = 0;
  for (let i = ABOVE[state.scored]; i < ABOVE[state.scored + 1]; i++) if (state.above[i] === tile) count++;
  return count;
}

/** S7.3 to S7.6 */
export function applyTake(state: State, code: Code, emit?: Emit): void {
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

function slotAbove(state: State, tile: number): number {
  let slot = ABOVE[state.scored];
  while (state.above[slot] !== tile) slot++;
  return slot;
}

function win(state: State, seat: Seat, slot: number, rank: 1 | 2, emit?: Emit): void {
  const tile = state.above[slot];
  state.above[slot] = NONE;
  state.won[seat * TILES.length + tile]++;
  emit?.({ type: 'tileWon', seat, tile, state: state.row[state.scored], position: state.scored, rank });
}

/** S7.5 */
function discardAbove(state: State, emit?: Emit): void {
  for (let slot = ABOVE[state.scored]; slot < ABOVE[state.scored + 1]; slot++) {
    const tile = state.above[slot];
    if (tile === NONE) continue;
    state.above[slot] = NONE;
    state.discarded[tile]++;
    emit?.({ type: 'tileDiscarded', tile, state: state.row[state.scored], position: state.scored });
  }
}
