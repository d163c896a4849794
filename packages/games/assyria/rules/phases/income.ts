/** A6.7, A6.8: camels from the rivers, points for huts, ziggurats and new wells. */
import { ARID, FERTILE, NORTH, OF_REGION, SOUTH } from '../board.ts';
import type { Emit } from '../events.ts';
import { scorePoints } from '../scoring.ts';
import { bits, lowest } from '../shared/hexset.ts';
import { gain, type State, seatToAct } from '../state.ts';

const FIRST_ON_RIVER = 3;
const FURTHER_ON_RIVER = 2;
export const PER_FERTILE_HUT = 2;
export const PER_ARID_HUT = 1;
/** By reign. */
export const PER_WELL = [6, 5, 4] as const;

const hutsIn = (state: State, seat: number, region: number): number =>
  bits(state.huts[seat * 2] & OF_REGION[region * 2]) + bits(state.huts[seat * 2 + 1] & OF_REGION[region * 2 + 1]);

export const riverIncome = (huts: number): number => (huts === 0 ? 0 : FIRST_ON_RIVER + (huts - 1) * FURTHER_ON_RIVER);

/** What the huts on the rivers bring a seat, before the limit. */
export const incomeOf = (state: State, seat: number): number =>
  riverIncome(hutsIn(state, seat, NORTH)) + riverIncome(hutsIn(state, seat, SOUTH));

export const fertilePoints = (state: State, seat: number): number => hutsIn(state, seat, FERTILE) * PER_FERTILE_HUT;
export const aridPoints = (state: State, seat: number): number => hutsIn(state, seat, ARID) * PER_ARID_HUT;

/** How many ziggurat tiles a seat has on the map. */
export function tilesOf(state: State, seat: number): number {
  let tiles = 0;
  for (let half = 0; half < 2; half++) {
    for (let word = state.ziggurats[seat * 2 + half]; word !== 0; word &= word - 1) tiles += state.level[half * 32 + lowest(word)];
  }
  return tiles;
}

export function income(state: State, emit?: Emit): void {
  const seat = seatToAct(state);
  const earned = incomeOf(state, seat);
  state.wasted[seat] = gain(state, seat, earned);
  if (earned > 0) {
    emit?.({ type: 'camelsGained', seat, camels: earned - state.wasted[seat], lost: state.wasted[seat], clause: 'A6.7' });
  }
}

export function prestige(state: State, emit?: Emit): void {
  const seat = seatToAct(state);
  scorePoints(state, seat, 'fertile-huts', fertilePoints(state, seat), emit);
  scorePoints(state, seat, 'arid-huts', aridPoints(state, seat), emit);
  scorePoints(state, seat, 'ziggurats', tilesOf(state, seat), emit);
  scorePoints(state, seat, 'wells', state.dug * PER_WELL[state.reign], emit);
}
