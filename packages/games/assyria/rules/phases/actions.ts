/** A7: what camels buy, one rule per action; the cards are in phases/market.ts. */
import { type MoveList, pack } from '@shinar/core';
import { type Hex, NORTH, REGION_OF, VERTICES_OF } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { type Clause, REFUSED, refusal, type Verdict } from '../rulebook.ts';
import { add, holds, lowest, remove, size } from '../shared/hexset.ts';
import { ALL_SLOTS, DIGNITARIES, FIRST_SLOT, type State, seatToAct, spend, wellAt } from '../state.ts';

/** A1.1: as many bases as centres and roofs, so only bases can run out. */
export const BASES = 4;
export const FULL_HEIGHT = 3;
export const BASE_COST = 6;
/** By the level reached. */
const LEVEL_COST = [0, BASE_COST, 3, 2] as const;
/** By dignitary. */
export const INTRIGUE_COST = [4, 3, 2] as const;
const MOST_OFFERED = 3;
export const TRACK_END = 7;

/** Cites A6.7 if the camels lost to the limit would have been enough. */
export function refuseCost(state: State, clause: Clause, need: number): Verdict {
  const seat = seatToAct(state);
  const have = state.camels[seat];
  if (have >= need) return undefined;
  return have + state.wasted[seat] >= need
    ? refusal('A6.7', 'camel-limit', { need, have })
    : refusal(clause, 'too-few-camels', { need, have });
}

function besideWell(state: State, at: Hex): boolean {
  for (const vertex of VERTICES_OF[at]) if (wellAt(state, vertex)) return true;
  return false;
}

function refuseBase(state: State, at: Hex): Verdict {
  const seat = seatToAct(state);
  if (!holds(state.huts, seat, at)) return REFUSED.buildNotYourHut;
  if (REGION_OF[at] >= NORTH) return REFUSED.onRiver;
  if (besideWell(state, at)) return REFUSED.besideWell;
  return size(state.ziggurats, seat) >= BASES ? REFUSED.noBasesLeft : undefined;
}

export const refuseBuild = (state: State, at: Hex): Verdict => refuseBase(state, at) ?? refuseCost(state, 'A7.1', BASE_COST);

export function listBuild(state: State, out: MoveList): void {
  const seat = seatToAct(state);
  if (state.camels[seat] < BASE_COST) return;
  for (let half = 0; half < 2; half++) {
    for (let word = state.huts[seat * 2 + half]; word !== 0; word &= word - 1) {
      const at = half * 32 + lowest(word);
      if (!refuseBase(state, at)) out.push(pack(KIND.build, at));
    }
  }
}

export function applyBuild(state: State, at: Hex, emit?: Emit): void {
  const seat = seatToAct(state);
  spend(state, seat, BASE_COST);
  remove(state.huts, seat, at);
  state.reserve[seat]++;
  add(state.ziggurats, seat, at);
  add(state.grown, 0, at);
  state.level[at] = 1;
  emit?.({ type: 'zigguratBuilt', seat, at, camels: BASE_COST });
}

function refuseTile(state: State, at: Hex): Verdict {
  if (!holds(state.ziggurats, seatToAct(state), at)) return REFUSED.notYourZiggurat;
  if (holds(state.grown, 0, at)) return REFUSED.grownThisTurn;
  return state.level[at] === FULL_HEIGHT ? REFUSED.finished : undefined;
}

export const refuseExtend = (state: State, at: Hex): Verdict =>
  refuseTile(state, at) ?? refuseCost(state, 'A7.2', LEVEL_COST[state.level[at] + 1]);

export function listExtend(state: State, out: MoveList): void {
  const seat = seatToAct(state);
  for (let half = 0; half < 2; half++) {
    for (let word = state.ziggurats[seat * 2 + half]; word !== 0; word &= word - 1) {
      const at = half * 32 + lowest(word);
      if (!refuseTile(state, at) && state.camels[seat] >= LEVEL_COST[state.level[at] + 1]) out.push(pack(KIND.extend, at));
    }
  }
}

export function applyExtend(state: State, at: Hex, emit?: Emit): void {
  const seat = seatToAct(state);
  const level = ++state.level[at];
  spend(state, seat, LEVEL_COST[level]);
  add(state.grown, 0, at);
  emit?.({ type: 'zigguratExtended', seat, at, level, camels: LEVEL_COST[level] });
}

/** A dignitary's highest free slot, or the slot after its last. */
function freeSlot(state: State, dignitary: number): number {
  let slot: number = FIRST_SLOT[dignitary];
  while (slot < (FIRST_SLOT[dignitary + 1] ?? ALL_SLOTS) && state.assur[slot] > 0) slot++;
  return slot;
}

function refuseSlot(state: State, dignitary: number): Verdict {
  if (state.reserve[seatToAct(state)] === 0) return REFUSED.noHutsLeft;
  return freeSlot(state, dignitary) === (FIRST_SLOT[dignitary + 1] ?? ALL_SLOTS) ? REFUSED.dignitaryFull : undefined;
}

export const refuseIntrigue = (state: State, dignitary: number): Verdict =>
  refuseSlot(state, dignitary) ?? refuseCost(state, 'A7.3', INTRIGUE_COST[dignitary]);

export function listIntrigue(state: State, out: MoveList): void {
  const camels = state.camels[seatToAct(state)];
  for (let dignitary = 0; dignitary < DIGNITARIES.length; dignitary++) {
    if (camels >= INTRIGUE_COST[dignitary] && !refuseSlot(state, dignitary)) out.push(pack(KIND.intrigue, dignitary));
  }
}

export function applyIntrigue(state: State, dignitary: number, emit?: Emit): void {
  const seat = seatToAct(state);
  const slot = freeSlot(state, dignitary);
  spend(state, seat, INTRIGUE_COST[dignitary]);
  state.assur[slot] = seat + 1;
  state.reserve[seat]--;
  emit?.({ type: 'intrigued', seat, with: dignitary, slot, camels: INTRIGUE_COST[dignitary] });
}

export function refuseOffer(state: State, camels: number): Verdict {
  const left = MOST_OFFERED - state.offered;
  if (camels < 1 || camels > left) return refusal('A7.4', 'offering-limit', { left });
  if (state.offering[seatToAct(state)] + camels > TRACK_END) return REFUSED.trackEnd;
  return refuseCost(state, 'A7.4', camels);
}

export function listOffer(state: State, out: MoveList): void {
  const seat = seatToAct(state);
  const most = Math.min(MOST_OFFERED - state.offered, TRACK_END - state.offering[seat], state.camels[seat]);
  for (let camels = 1; camels <= most; camels++) out.push(pack(KIND.offer, camels));
}

export function applyOffer(state: State, camels: number, emit?: Emit): void {
  const seat = seatToAct(state);
  spend(state, seat, camels);
  state.offered += camels;
  state.offering[seat] += camels;
  emit?.({ type: 'offered', seat, camels, offering: state.offering[seat] });
}

export function applyEnd(state: State, emit?: Emit): void {
  emit?.({ type: 'actionsEnded', seat: seatToAct(state) });
}
