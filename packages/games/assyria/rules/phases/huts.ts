/** A6.1: new huts next to your own. */
import { type MoveList, pack } from '@shinar/core';
import { type Hex, LAND, NEAR } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { add, holds, lowest } from '../shared/hexset.ts';
import { type State, seatToAct } from '../state.ts';

export function refuseHut(state: State, at: Hex): Verdict {
  for (let seat = 0; seat < state.players; seat++) {
    if (holds(state.huts, seat, at) || holds(state.ziggurats, seat, at)) return REFUSED.hexTaken;
  }
  const own = seatToAct(state) * 2;
  const { huts, ziggurats } = state;
  const near = ((huts[own] | ziggurats[own]) & NEAR[at * 2]) | ((huts[own + 1] | ziggurats[own + 1]) & NEAR[at * 2 + 1]);
  return near === 0 ? REFUSED.notAdjacent : undefined;
}

/** The empty hexes next to the seat's own, all at once. */
const reach = new Int32Array(2);
function fillReach(state: State): void {
  const { huts, ziggurats } = state;
  const own = seatToAct(state) * 2;
  let west = 0;
  let east = 0;
  for (let half = 0; half < 2; half++) {
    for (let word = huts[own + half] | ziggurats[own + half]; word !== 0; word &= word - 1) {
      const hex = half * 32 + lowest(word);
      west |= NEAR[hex * 2];
      east |= NEAR[hex * 2 + 1];
    }
  }
  let takenWest = 0;
  let takenEast = 0;
  for (let set = 0; set < huts.length; set += 2) {
    takenWest |= huts[set] | ziggurats[set];
    takenEast |= huts[set + 1] | ziggurats[set + 1];
  }
  reach[0] = west & ~takenWest & LAND[state.players * 2];
  reach[1] = east & ~takenEast & LAND[state.players * 2 + 1];
}

export function listHut(state: State, out: MoveList): void {
  fillReach(state);
  for (let half = 0; half < 2; half++) {
    for (let word = reach[half]; word !== 0; word &= word - 1) out.push(pack(KIND.hut, half * 32 + lowest(word)));
  }
}

export function canPlaceHut(state: State): boolean {
  if (state.toPlace === 0) return false;
  fillReach(state);
  return (reach[0] | reach[1]) !== 0;
}

export function applyHut(state: State, at: Hex, emit?: Emit): void {
  const seat = seatToAct(state);
  add(state.huts, seat, at);
  state.reserve[seat]--;
  state.toPlace--;
  emit?.({ type: 'hutPlaced', seat, at });
}

/** As many huts as this turn's Expansion card allows, or all that are left. */
export function takeHuts(state: State): void {
  state.toPlace = Math.min(state.laid[state.turn], state.reserve[seatToAct(state)]);
}
