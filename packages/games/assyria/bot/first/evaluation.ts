/** Assyria: huts and whether they will be fed, camels, ziggurats, and what the next flood would pay. */

import { type Evaluation, inGroups } from '@shinar/bots';
import type { Seat } from '@shinar/core';
import {
  ALL_SLOTS,
  AROUND,
  type AssyriaState,
  aridPoints,
  bits,
  FIRST_SLOT,
  fertilePoints,
  held,
  incomeOf,
  influenceOf,
  MULTIPLIER,
  PHASE,
  PLOW,
  pointsOf,
  prize,
  REIGN_TURNS,
  ranking,
  SEATS,
  size,
  tilesOf,
  UPPER_POINTS,
} from '../../rules/index.ts';
import { feedable, roomOf, symbolsOf, WELL_SITES, wild } from '../board.ts';

/** A4.1: turns of all reigns, and when each reign begins. */
const TURNS = REIGN_TURNS.reduce((sum: number, turns) => sum + turns, 0);
const FIRST_TURN = REIGN_TURNS.map((_, reign) => REIGN_TURNS.slice(0, reign).reduce((sum: number, turns) => sum + turns, 0));
/** A1.5: the slots of the upper dignitary end where those of the middle one begin, and theirs where the lower ones do. */
const [, MIDDLE_SLOT, LOWER_SLOT] = FIRST_SLOT;

/** Huts count differently while they are still to be fed this turn and when they have been. */
const HUTS = [
  ['huts', 'huts', 'fertile', 'arid'],
  ['camels', 'river-income'],
  ['food', 'hungry'],
  ['wells', 'wells-open', 'wells-near'],
  ['food', 'symbols', 'wild-cards'],
  ['huts', 'room'],
] as const;
const hutsThatAre = (fed: string) => HUTS.map(([group, ...names]) => [group, ...names.map((name) => `${fed}-${name}`)] as const);
const { features, groups } = inGroups(
  ['constant', 'constant'],
  ['points', 'points'],
  ...hutsThatAre('unfed'),
  ...hutsThatAre('fed'),
  ['huts', 'hut-of-expansion'],
  ['food', 'plow'],
  ['camels', 'camels-to-spend', 'camels-kept', 'camels-beyond-six'],
  ['ziggurats', 'ziggurats', 'ziggurat-tiles', 'tiles-to-add'],
  ['huts', 'reserve'],
  ['assur', 'assur-prize', 'influence', 'upper-dignitary', 'middle-dignitary', 'lower-dignitary'],
  ['offerings', 'offering-points', 'offering-steps'],
  ['tempo', 'order'],
);
const COUNT = features.length;
/** Features of huts that are fed, or of those that are not. */
const OF_HUTS = inGroups(...HUTS).features.length;
const AFTER_HUTS = 2 + OF_HUTS * 2;

const prizes = new Float64Array(SEATS);
const placeOf = new Int8Array(SEATS);
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
    if (slot < MIDDLE_SLOT) upper++;
    else if (slot < LOWER_SLOT) middle++;
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
  const huts = size(state.huts, seat);
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
  const ziggurats = size(state.ziggurats, seat);
  const tiles = tilesOf(state, seat);
  const placing = !expanded && state.phase === PHASE.huts && placeOf[seat] === state.place;
  out.fill(0, from, from + COUNT);
  out[from] = 1;
  out[from + 1] = pointsOf(state, seat) / 20;
  readHuts(state, seat, out, from + 2 + (expanded ? OF_HUTS : 0));
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
  for (let set = 0; set < SEATS * 2; set++) taken[set & 1] = taken[set & 1]! | state.huts[set]! | state.ziggurats[set]!;
  for (let seat = 0; seat < players; seat++) readSeat(state, seat, out, seat * COUNT);
}

/** The setting up; then each turn up to its expansions, and its actions. */
function stage(state: AssyriaState): number {
  if (state.phase < PHASE.harvest && state.reign === 0 && state.turn === 0) return 0;
  const turn = FIRST_TURN[state.reign]! + state.turn;
  if (turn >= TURNS) return TURNS * 2;
  return 1 + turn * 2 + (state.phase === PHASE.actions ? 1 : 0);
}

export const assyriaEvaluation: Evaluation<AssyriaState> = { features, groups, stages: 1 + TURNS * 2, stage, read, points: pointsOf };
