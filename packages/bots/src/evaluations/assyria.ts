/** Assyria: huts and whether they will be fed, camels, ziggurats, and what the next flood would pay. */
import {
  type AssyriaState,
  aridPoints,
  fertilePoints,
  held,
  incomeOf,
  influenceOf,
  MULTIPLIER,
  PHASE,
  pointsOf,
  prize,
  ranking,
  tilesOf,
} from '@shinar/assyria';
import type { Seat } from '@shinar/core';
import type { Evaluation } from '../evaluation.ts';
import { AROUND, bits, feedable, PLOW, roomOf, sizeOf, symbolsOf, WELL_SITES, wild } from './assyria-board.ts';

/** A4.1: turns of all reigns, and when each reign begins. */
const TURNS = 8;
const FIRST_TURN = [0, 2, 5] as const;
const MOST_SEATS = 4;
const UPPER_SLOTS = 3;
const MIDDLE_SLOTS = 7;
const ALL_SLOTS = 13;
/** A8.5, by huts. */
const UPPER_POINTS = [0, 1, 4, 8] as const;

/** Huts count differently while they are still to be fed this turn and when they have been. */
const HUTS = ['huts', 'fertile', 'arid', 'river-income', 'hungry', 'wells-open', 'wells-near', 'symbols', 'wild-cards', 'room'] as const;
const features = [
  'constant',
  'points',
  ...HUTS.map((name) => `unfed-${name}`),
  ...HUTS.map((name) => `fed-${name}`),
  'hut-of-expansion',
  'plow',
  'camels-to-spend',
  'camels-kept',
  'camels-beyond-six',
  'ziggurats',
  'ziggurat-tiles',
  'tiles-to-add',
  'reserve',
  'assur-prize',
  'influence',
  'upper-dignitary',
  'middle-dignitary',
  'lower-dignitary',
  'offering-points',
  'offering-steps',
  'order',
] as const;
const COUNT = features.length;
const AFTER_HUTS = 2 + HUTS.length * 2;

const prizes = new Float64Array(MOST_SEATS);
const placeOf = new Int8Array(MOST_SEATS);
const taken = new Int32Array(2);

/** Whether a seat has had its expansion this turn, and whether its actions. */
const hasExpanded = (state: AssyriaState, seat: Seat): boolean =>
  state.phase >= PHASE.actions || (state.phase >= PHASE.huts && placeOf[seat]! < state.place);
const hasActed = (state: AssyriaState, seat: Seat): boolean =>
  state.phase > PHASE.actions || (state.phase === PHASE.actions && placeOf[seat]! < state.place);

const isFeeding = (state: AssyriaState, seat: Seat): boolean => state.phase === PHASE.supply && placeOf[seat] === state.place;

function readAssur(state: AssyriaState, seat: Seat, out: Float64Array, at: number): void {
  let upper = 0;
  let middle = 0;
  let lower = 0;
  for (let slot = 0; slot < ALL_SLOTS; slot++) {
    if (state.assur[slot] !== seat + 1) continue;
    if (slot < UPPER_SLOTS) upper++;
    else if (slot < MIDDLE_SLOTS) middle++;
    else lower++;
  }
  out[at] = prizes[seat]! / 10;
  out[at + 1] = influenceOf(state, seat) / 5;
  out[at + 2] = UPPER_POINTS[upper]! / 5;
  out[at + 3] = middle > 0 && held(state, seat, PLOW) === 0 ? 1 : 0;
  out[at + 4] = lower / 3;
}

/** A6.6: places for a well with three huts of the seat, and with two and an empty hex. */
function readWells(state: AssyriaState, seat: Seat, out: Float64Array, at: number): void {
  let open = 0;
  let near = 0;
  const west = state.huts[seat * 2]!;
  const east = state.huts[seat * 2 + 1]!;
  for (let i = 0; i < WELL_SITES.length; i++) {
    const vertex = WELL_SITES[i]!;
    const missingWest = AROUND[vertex * 2]! & ~west;
    const missingEast = AROUND[vertex * 2 + 1]! & ~east;
    const missing = bits(missingWest) + bits(missingEast);
    if (missing > 1 || ((state.wells[vertex >> 5]! >>> (vertex & 31)) & 1) === 1) continue;
    if (missing === 0) open++;
    else if (((missingWest & taken[0]!) | (missingEast & taken[1]!)) === 0) near++;
  }
  const left = state.wellsLeft;
  out[at] = Math.min(open, left) / 3;
  out[at + 1] = Math.min(near, left) / 5;
}

function readHuts(state: AssyriaState, seat: Seat, out: Float64Array, at: number): void {
  const huts = sizeOf(state.huts, seat);
  out[at] = huts / 10;
  out[at + 1] = fertilePoints(state, seat) / 10;
  out[at + 2] = aridPoints(state, seat) / 10;
  out[at + 3] = incomeOf(state, seat) / 10;
  out[at + 4] = (huts - feedable(state, seat, isFeeding(state, seat))) / 5;
  readWells(state, seat, out, at + 5);
  out[at + 7] = symbolsOf(state, seat) / 10;
  out[at + 8] = wild(state, seat) / 3;
  out[at + 9] = roomOf(state, seat, taken) / 10;
}

function readSeat(state: AssyriaState, seat: Seat, out: Float64Array, from: number): void {
  const expanded = hasExpanded(state, seat);
  const acted = hasActed(state, seat);
  const camels = state.camels[seat]!;
  const ziggurats = sizeOf(state.ziggurats, seat);
  const tiles = tilesOf(state, seat);
  const placing = !expanded && state.phase === PHASE.huts && placeOf[seat] === state.place;
  out.fill(0, from, from + COUNT);
  out[from] = 1;
  out[from + 1] = pointsOf(state, seat) / 20;
  readHuts(state, seat, out, from + 2 + (expanded ? HUTS.length : 0));
  const at = from + AFTER_HUTS;
  out[at] = placing ? state.toPlace / 4 : expanded ? 0 : Math.min(state.laid[state.turn]!, state.reserve[seat]!) / 4;
  out[at + 1] = held(state, seat, PLOW);
  out[at + 2] = acted ? 0 : camels / 10;
  out[at + 3] = acted ? camels / 10 : 0;
  out[at + 4] = Math.max(0, camels - 6) / 4;
  out[at + 5] = ziggurats / 4;
  out[at + 6] = tiles / 10;
  out[at + 7] = (ziggurats * 3 - tiles) / 5;
  out[at + 8] = state.reserve[seat]! / 10;
  readAssur(state, seat, out, at + 9);
  out[at + 14] = (MULTIPLIER[state.offering[seat]!]! * ziggurats) / 10;
  out[at + 15] = state.offering[seat]! / 7;
  out[at + 16] = placeOf[seat]! / (state.players - 1);
}

function read(state: AssyriaState, players: number, out: Float64Array): void {
  prizes.fill(0);
  const rank = ranking(state);
  for (let i = 0; i < rank.length; i++) prizes[rank[i]!] = prize(state, i);
  for (let place = 0; place < players; place++) placeOf[state.order[place]!] = place;
  taken.fill(0);
  for (let set = 0; set < MOST_SEATS * 2; set++) taken[set & 1] = taken[set & 1]! | state.huts[set]! | state.ziggurats[set]!;
  for (let seat = 0; seat < players; seat++) readSeat(state, seat, out, seat * COUNT);
}

/** The setting up; then each turn up to its expansions, and its actions. */
function stage(state: AssyriaState): number {
  if (state.phase < PHASE.harvest && state.reign === 0 && state.turn === 0) return 0;
  const turn = FIRST_TURN[state.reign]! + state.turn;
  if (turn >= TURNS) return TURNS * 2;
  return 1 + turn * 2 + (state.phase === PHASE.actions ? 1 : 0);
}

export const assyriaEvaluation: Evaluation<AssyriaState> = { features, stages: 1 + TURNS * 2, stage, read, points: pointsOf };
