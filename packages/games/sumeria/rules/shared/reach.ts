/** S5: where a trader may go. */

import { type MoveList, pack, type Seat } from '@shinar/core';
import { PLACES } from '../board.ts';
import { KIND } from '../moves.ts';
import type { State } from '../state.ts';
import { HALF } from './masks.ts';
import type { Network, Way } from './network.ts';
import { hasTrader, isOccupied } from './traders.ts';

/** 14 traders, each with at most 56 places to go. */
const MOST_MOVES = 14 * PLACES;

/** S5.1 to S5.5 as they are written: whether a trader going out along some segment comes to stop at `to`. */
export const canReach = (network: Network, state: State, from: number, to: number): boolean => stopsFrom(network, state, from)[to] === 1;

/** Every place where a trader may stop. One walk for all of them: on some boards there are thousands of ways over occupied places. */
function stopsFrom(network: Network, state: State, from: number): Uint8Array {
  const stops = new Uint8Array(PLACES);
  const passed = new Uint8Array(PLACES);
  const walk = (place: number, ways: readonly Way[]): void => {
    passed[place] = 1;
    for (const { to, on } of ways) {
      if (passed[to] === 1) continue;
      if (isOccupied(state, to)) walk(to, on);
      else stops[to] = 1;
    }
    passed[place] = 0;
  };
  walk(from, network.ways[from]);
  return stops;
}

/** A seat's legal moves, ascending. */
export function listMoves(network: Network, state: State, seat: Seat, out: MoveList): void {
  if (network.plain) listByGroups(network, state, seat, out);
  else listByWalking(network, state, seat, out);
}

export function listByWalking(network: Network, state: State, seat: Seat, out: MoveList): void {
  for (let from = 0; from < PLACES; from++) {
    if (!hasTrader(state, seat, from)) continue;
    const stops = stopsFrom(network, state, from);
    for (let to = 0; to < PLACES; to++) if (stops[to] === 1) out.push(pack(KIND.move, from, to));
  }
}

/**
 * Where only cities have more than two ways, a trader's walk passes every place of the connected group of occupied places it stands in,
 * and stops at the empty places around that group: one flood of masks replaces the walk. In one piece and with plain numbers, for speed.
 */
function listByGroups(network: Network, state: State, seat: Seat, out: MoveList): void {
  const { near } = network;
  const codes = out.room(MOST_MOVES);
  const occupiedLow = state.occupied[0];
  const occupiedHigh = state.occupied[1];
  let length = out.length;
  let insideLow = 0;
  let insideHigh = 0;
  let borderLow = 0;
  let borderHigh = 0;
  let ownLow = state.traders[seat * 2];
  let ownHigh = state.traders[seat * 2 + 1];
  while ((ownLow | ownHigh) !== 0) {
    const fromLow = ownLow & -ownLow;
    const fromHigh = fromLow === 0 ? ownHigh & -ownHigh : 0;
    const from = fromLow === 0 ? HALF + 31 - Math.clz32(fromHigh) : 31 - Math.clz32(fromLow);
    ownLow ^= fromLow;
    ownHigh ^= fromHigh;
    if (((insideLow & fromLow) | (insideHigh & fromHigh)) === 0) {
      insideLow = fromLow;
      insideHigh = fromHigh;
      borderLow = near[from * 2];
      borderHigh = near[from * 2 + 1];
      let nextLow = borderLow & occupiedLow;
      let nextHigh = borderHigh & occupiedHigh;
      while ((nextLow | nextHigh) !== 0) {
        insideLow |= nextLow;
        insideHigh |= nextHigh;
        let place = 31 - Math.clz32(nextLow);
        if (place >= 0) {
          nextLow ^= 1 << place;
        } else {
          place = 31 - Math.clz32(nextHigh);
          nextHigh ^= 1 << place;
          place += HALF;
        }
        const low = near[place * 2];
        const high = near[place * 2 + 1];
        borderLow |= low;
        borderHigh |= high;
        nextLow |= low & occupiedLow & ~insideLow;
        nextHigh |= high & occupiedHigh & ~insideHigh;
      }
      borderLow &= ~occupiedLow;
      borderHigh &= ~occupiedHigh;
    }
    const base = pack(KIND.move, from);
    for (let rest = borderLow; rest !== 0; rest &= rest - 1) codes[length++] = base | ((31 - Math.clz32(rest & -rest)) << 9);
    for (let rest = borderHigh; rest !== 0; rest &= rest - 1) codes[length++] = base | ((HALF + 31 - Math.clz32(rest & -rest)) << 9);
  }
  out.length = length;
}
