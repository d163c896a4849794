/** Who stands where, by city-state. A step changes one or two states, and bots judge position after position: only states that changed since the last look are read again. */
import { MOST_SEATS, NONE, PLACES_PER_STATE, ranking, STATES, type SumeriaState } from '../rules/index.ts';

/** In ranks, which count eight for a trader: a lead of three traders is as good as a larger one. */
const FAR = 24;
const MOST_RANK = 64;
/** By ranks ahead, from -MOST_RANK on: how good a lead that is. */
const LEADS = Float64Array.from({ length: MOST_RANK * 2 }, (_, i) => Math.max(-1, Math.min(1, (i - MOST_RANK) / FAR)));
/** By rank in a state: its city, its villages and whether any trader is there, eight bits each. */
const HOLDS = Int32Array.from({ length: MOST_RANK }, (_, rank) => {
  const city = (rank >> 2) & 1;
  return rank === 0 ? 0 : city | (((rank >> 3) - city - (rank & 3)) << 8) | (1 << 16);
});
export const ONE_HOLD = 0xff;

/** By city-state, as last looked at: who controls it, who is second, and how far each seat leads, at cityState * MOST_SEATS + seat. */
export const controllers = new Int8Array(STATES).fill(NONE);
export const seconds = new Int8Array(STATES).fill(NONE);
export const leads = new Float64Array(STATES * MOST_SEATS);
/** By seat: the sum of what it holds in all states. */
export const holds = new Int32Array(MOST_SEATS);

const ranks = new Int8Array(STATES * MOST_SEATS);
const now = new Int8Array(MOST_SEATS);
const traders = new Int32Array(MOST_SEATS * 2);
let first = NONE;
let players = 0;

/** One state's places in the two masks of a seat. */
const HALF = STATES / 2;
const ONE_STATE = (1 << PLACES_PER_STATE) - 1;

/** Looks at a position; returns whether anything changed since the last look. */
export function look(state: SumeriaState): boolean {
  let low = 0;
  let high = 0;
  if (state.first !== first || state.players !== players) {
    first = state.first;
    players = state.players;
    low = high = -1;
  }
  for (let i = 0; i < players * 2; i += 2) {
    low |= state.traders[i]! ^ traders[i]!;
    high |= state.traders[i + 1]! ^ traders[i + 1]!;
    traders[i] = state.traders[i]!;
    traders[i + 1] = state.traders[i + 1]!;
  }
  let changed = false;
  for (let cityState = 0; low !== 0 && cityState < HALF; cityState++, low >>>= PLACES_PER_STATE)
    if ((low & ONE_STATE) !== 0 && rank(state, cityState)) changed = true;
  for (let cityState = HALF; high !== 0 && cityState < STATES; cityState++, high >>>= PLACES_PER_STATE)
    if ((high & ONE_STATE) !== 0 && rank(state, cityState)) changed = true;
  return changed;
}

function rank(state: SumeriaState, cityState: number): boolean {
  const { controller, second } = ranking(state, cityState, now);
  const at = cityState * MOST_SEATS;
  let changed = controllers[cityState] !== controller || seconds[cityState] !== second;
  for (let seat = 0; seat < players; seat++) if (ranks[at + seat] !== now[seat]) changed = true;
  if (!changed) return false;
  controllers[cityState] = controller;
  seconds[cityState] = second;
  const most = controller === NONE ? 0 : now[controller]!;
  const next = second === NONE ? 0 : now[second]!;
  for (let seat = 0; seat < players; seat++) {
    const rank = now[seat]!;
    holds[seat] = holds[seat]! + HOLDS[rank]! - HOLDS[ranks[at + seat]!]!;
    ranks[at + seat] = rank;
    leads[at + seat] = LEADS[MOST_RANK + rank - (seat === controller ? next : most)]!;
  }
  return true;
}
