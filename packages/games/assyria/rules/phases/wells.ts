/** A6.6: wells where three of your huts meet. */
import { type MoveList, pack } from '@shinar/core';
import { AROUND, type Hex, hexesAround, VERTICES, vertexOf, WELL_SITE } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { lowest } from '../shared/hexset.ts';
import { type State, seatToAct, wellAt } from '../state.ts';

/** Whether a well can ever be dug between these hexes. */
export function refuseSite(at: readonly Hex[]): Verdict {
  const [first, second, third] = at;
  const vertex = at.length === 3 ? vertexOf(first, second, third) : -1;
  if (vertex < 0) return REFUSED.hexesDoNotMeet;
  return WELL_SITE[vertex] === 0 ? REFUSED.fertile : undefined;
}

/** Whether a seat may dig at a site now. */
function refuseVertex(state: State, seat: number, vertex: number): Verdict {
  const own = seat * 2;
  const missing = (AROUND[vertex * 2] & ~state.huts[own]) | (AROUND[vertex * 2 + 1] & ~state.huts[own + 1]);
  if (missing !== 0) return REFUSED.threeHutsNeeded;
  if (wellAt(state, vertex)) return REFUSED.wellThere;
  return state.wellsLeft === 0 ? REFUSED.noWellsLeft : undefined;
}

export const refuseWell = (state: State, at: readonly Hex[]): Verdict =>
  refuseSite(at) ?? refuseVertex(state, seatToAct(state), vertexOf(at[0], at[1], at[2]));

/** How many wells a seat could dig with its present huts. */
export const wellSites = (state: State, seat: number): number =>
  VERTICES.filter((vertex) => WELL_SITE[vertex] === 1 && !refuseVertex(state, seat, vertex)).length;

/** Lists where a well may be dug; without a list, stops at the first site. Each hex is the first of two vertices. */
function findSites(state: State, out?: MoveList): boolean {
  const seat = seatToAct(state);
  let found = false;
  for (let half = 0; half < 2; half++) {
    for (let word = state.huts[seat * 2 + half]; word !== 0; word &= word - 1) {
      const first = (half * 32 + lowest(word)) * 2;
      for (let vertex = first; vertex <= first + 1; vertex++) {
        if (WELL_SITE[vertex] === 0 || refuseVertex(state, seat, vertex)) continue;
        if (!out) return true;
        found = true;
        const hexes = hexesAround(vertex);
        out.push(pack(KIND.well, hexes[0], hexes[1], hexes[2]));
      }
    }
  }
  return found;
}

export const canDig = (state: State): boolean => state.wellsLeft > 0 && findSites(state);

export function listWell(state: State, out: MoveList): void {
  findSites(state, out);
}

export function applyWell(state: State, vertex: number, emit?: Emit): void {
  state.wells[vertex >> 5] |= 1 << (vertex & 31);
  state.wellsLeft--;
  state.dug++;
  emit?.({ type: 'wellDug', seat: seatToAct(state), at: hexesAround(vertex) });
}

export function applyDone(state: State, emit?: Emit): void {
  emit?.({ type: 'wellsDone', seat: seatToAct(state) });
}
