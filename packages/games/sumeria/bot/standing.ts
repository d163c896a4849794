/** Who stands how in a city-state. The same few traders stand in the same places in most positions that a bot judges, so what was found once is looked up. */
import { MOST_SEATS, NONE, PLACES_PER_STATE, ranking, STATES, type SumeriaState } from '../rules/index.ts';

/** In ranks, which count eight for a trader: a lead of three traders is as good as a larger one. */
const FAR = 24;
/** Each city-state has its own part of the slots, so that no two of a row share one. */
const BITS = 9;
const SLOTS = STATES << BITS;
const FIBONACCI = 0x9e3779b1;
const HALF = STATES / 2;
const ONE_STATE = (1 << PLACES_PER_STATE) - 1;

/** By slot: everybody's places in the state, seven bits a seat, and who is first. */
const keys = new Int32Array(SLOTS).fill(NONE);
/** By slot: who controls the state and who is second; at slot * MOST_SEATS + seat, how far a seat leads, and what it holds: the city, villages and whether any trader is there, eight bits each. */
export const controllers = new Int8Array(SLOTS);
export const seconds = new Int8Array(SLOTS);
export const leads = new Float64Array(SLOTS * MOST_SEATS);
export const holds = new Int32Array(SLOTS * MOST_SEATS);
export const ONE_HOLD = 0xff;

/** The slots of all city-states, from left to right. */
export type Row = Int32Array;

export function readRow(state: SumeriaState, row: Row): void {
  for (let position = 0; position < STATES; position++) row[position] = standingOf(state, state.row[position]!);
}

const ranks = new Int8Array(MOST_SEATS);

/** The slot of a city-state as it stands. */
function standingOf(state: SumeriaState, cityState: number): number {
  const { traders } = state;
  const shift = (cityState % HALF) * PLACES_PER_STATE;
  let key = state.first;
  for (let at = cityState < HALF ? 0 : 1; at < MOST_SEATS * 2; at += 2)
    key = (key << PLACES_PER_STATE) | ((traders[at]! >> shift) & ONE_STATE);
  const slot = (cityState << BITS) | (Math.imul(key, FIBONACCI) >>> (32 - BITS));
  if (keys[slot] !== key) fill(slot, key, state, cityState);
  return slot;
}

function fill(slot: number, key: number, state: SumeriaState, cityState: number): void {
  ranks.fill(0);
  const { controller, second } = ranking(state, cityState, ranks);
  const most = controller === NONE ? 0 : ranks[controller]!;
  const next = second === NONE ? 0 : ranks[second]!;
  keys[slot] = key;
  controllers[slot] = controller;
  seconds[slot] = second;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const rank = ranks[seat]!;
    const city = (rank >> 2) & 1;
    const lead = (rank - (seat === controller ? next : most)) / FAR;
    leads[slot * MOST_SEATS + seat] = Math.max(-1, Math.min(1, lead));
    holds[slot * MOST_SEATS + seat] = rank === 0 ? 0 : city | (((rank >> 3) - city - (rank & 3)) << 8) | (1 << 16);
  }
}
