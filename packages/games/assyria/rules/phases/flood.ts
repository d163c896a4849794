/** A8: the end of a reign, in the rulebook's order. */
import { NORTH, OF_REGION, SOUTH } from '../board.ts';
import type { Emit } from '../events.ts';
import { scorePoints } from '../scoring.ts';
import { EXPANSION_LEAST, PLOW } from '../shared/cards.ts';
import { bits, members, size } from '../shared/hexset.ts';
import { ALL_SLOTS, FIRST_SLOT, gain, handOf, hasPlow, SLOTS, type State } from '../state.ts';
import { assur } from './assur.ts';

const UPPER = 0;
const MIDDLE = 1;
const LOWER = 2;
/** By huts there. */
export const UPPER_POINTS = [0, 1, 4, 8] as const;
/** A1.6, by step of the track. */
export const MULTIPLIER = [0, 1, 2, 2, 3, 3, 3, 4] as const;

export function flood(state: State, emit?: Emit): void {
  floodRivers(state, emit);
  assur(state, emit);
  dignitaries(state, emit);
  clearAssur(state, emit);
  offerings(state, emit);
  clearExpansions(state);
}

/** A8.1. */
function floodRivers(state: State, emit?: Emit): void {
  for (let seat = 0; seat < state.players; seat++) {
    const west = state.huts[seat * 2] & (OF_REGION[NORTH * 2] | OF_REGION[SOUTH * 2]);
    const east = state.huts[seat * 2 + 1] & (OF_REGION[NORTH * 2 + 1] | OF_REGION[SOUTH * 2 + 1]);
    if ((west | east) === 0) continue;
    state.huts[seat * 2] &= ~west;
    state.huts[seat * 2 + 1] &= ~east;
    state.reserve[seat] += bits(west) + bits(east);
    emit?.({ type: 'hutsFlooded', seat, huts: members(Int32Array.of(west, east), 0) });
  }
}

/** How many huts a seat has with a dignitary. */
function hutsWith(state: State, seat: number, dignitary: number): number {
  let huts = 0;
  for (let slot = FIRST_SLOT[dignitary] as number; slot < (FIRST_SLOT[dignitary + 1] ?? ALL_SLOTS); slot++) {
    if (state.assur[slot] === seat + 1) huts++;
  }
  return huts;
}

/** A8.5 to A8.7. */
function dignitaries(state: State, emit?: Emit): void {
  for (let seat = 0; seat < state.players; seat++) {
    scorePoints(state, seat, 'upper-dignitary', UPPER_POINTS[hutsWith(state, seat, UPPER)], emit);
  }
  plows(state, emit);
  for (let seat = 0; seat < state.players; seat++) {
    const camels = hutsWith(state, seat, LOWER);
    if (camels === 0) continue;
    const lost = gain(state, seat, camels);
    emit?.({ type: 'camelsGained', seat, camels: camels - lost, lost, clause: 'A8.7' });
  }
}

/** A8.6: the most huts first, ties from the top. There are as many ploughs as players, so anyone without one can get one. */
function plows(state: State, emit?: Emit): void {
  for (let huts = SLOTS[MIDDLE] as number; huts > 0; huts--) {
    for (let slot = FIRST_SLOT[MIDDLE]; slot < FIRST_SLOT[LOWER]; slot++) {
      const seat = state.assur[slot] - 1;
      if (seat < 0 || hasPlow(state, seat) || hutsWith(state, seat, MIDDLE) !== huts) continue;
      state.hand[handOf(seat) + PLOW] = 1;
      emit?.({ type: 'plowGained', seat, clause: 'A8.6' });
    }
  }
}

/** A8.7. */
function clearAssur(state: State, emit?: Emit): void {
  for (let slot = 0; slot < ALL_SLOTS; slot++) if (state.assur[slot] > 0) state.reserve[state.assur[slot] - 1]++;
  state.assur.fill(0);
  emit?.({ type: 'assurCleared' });
}

/** A8.8. */
function offerings(state: State, emit?: Emit): void {
  for (let seat = 0; seat < state.players; seat++) {
    scorePoints(state, seat, 'offerings', size(state.ziggurats, seat) * MULTIPLIER[state.offering[seat]], emit);
  }
  state.offering.fill(0);
  emit?.({ type: 'offeringsCleared' });
}

function clearExpansions(state: State): void {
  for (let turn = 0; turn < state.laid.length; turn++) if (state.laid[turn] > 0) state.spent[state.laid[turn] - EXPANSION_LEAST]++;
  state.laid.fill(0);
}
