/** Sumeria: what the row, the traders and the tiles promise each seat. */

import { type Evaluation, inGroups } from '@shinar/bots';
import type { Seat } from '@shinar/core';
import {
  ABOVE,
  MOST_SEATS,
  NONE,
  PHASE,
  ROUNDS,
  ranking,
  SCORED,
  STATES,
  type SumeriaState,
  setPoints,
  TILES,
  TURNS,
} from '../../rules/index.ts';

const byPosition = (name: string): string[] => Array.from({ length: STATES }, (_, position) => `${name}-${position + 1}`);
const { features, groups } = inGroups(
  ['constant', 'constant'],
  ['points', 'points'],
  ['sets', 'tiles', 'largest-set', 'sets-to-grow'],
  ['round', 'round-as-it-stands', 'stake-in-tiles'],
  ['reserve', 'reserve'],
  ['tempo', 'turns-left', 'order'],
  ['states', ...byPosition('control'), ...byPosition('second'), ...byPosition('lead')],
);
const COUNT = features.length;
/** The features of the row begin here. */
const ROW = COUNT - STATES * 3;
/** In ranks, which count eight for a trader: a lead of three traders is as good as a larger one. */
const FAR = 24;

const gains = new Float64Array(MOST_SEATS);
const stakes = new Float64Array(MOST_SEATS);
const held = new Int8Array(MOST_SEATS * TILES.length);
/** S7.2: the rank of each seat in the city-state looked at. */
const ranks = new Int8Array(MOST_SEATS);
const tradersOf = (seat: Seat): number => ranks[seat]! >> 3;

/** The kind above a city-state that is worth most to a seat, among those not taken yet: a bit a slot in `taken`. */
function bestSlot(state: SumeriaState, seat: Seat, position: number, taken: number): number {
  let best = NONE;
  let most = NONE;
  for (let slot = ABOVE[position]!; slot < ABOVE[position + 1]!; slot++) {
    const tile = state.above[slot]!;
    if (tile === NONE || (taken & (1 << slot)) !== 0) continue;
    const count = held[seat * TILES.length + tile]!;
    if (count > most) {
      most = count;
      best = slot;
    }
  }
  return best;
}

/** S9.1: one tile more of a kind scores its new number. */
function take(state: SumeriaState, seat: Seat, slot: number): void {
  const at = seat * TILES.length + state.above[slot]!;
  held[at] = held[at]! + 1;
  gains[seat] = gains[seat]! + held[at]!;
}

/** S7: the points each seat would win, were the round scored now and everybody to take what suits best. */
function scoreAsItStands(state: SumeriaState, position: number, controller: Seat, second: Seat): void {
  if (controller === NONE) return;
  let taken = 0;
  for (let tile = 0; tile < SCORED - position; tile++) {
    const seat = tile < (position === 0 ? 2 : 1) ? controller : second;
    if (seat === NONE) return;
    const slot = bestSlot(state, seat, position, taken);
    if (slot === NONE) return;
    taken |= 1 << slot;
    take(state, seat, slot);
  }
}

/** The best tile above a city-state, by a seat's part of the traders there. */
function addStakes(state: SumeriaState, players: number, position: number): void {
  let all = 0;
  for (let seat = 0; seat < players; seat++) all += tradersOf(seat);
  for (let seat = 0; seat < players; seat++) {
    if (ranks[seat] === 0) continue;
    const slot = bestSlot(state, seat, position, 0);
    if (slot === NONE) continue;
    const gain = held[seat * TILES.length + state.above[slot]!]! + 1;
    stakes[seat] = stakes[seat]! + (gain * tradersOf(seat)) / all;
  }
}

function points(state: SumeriaState, seat: Seat): number {
  let sum = 0;
  for (let tile = 0; tile < TILES.length; tile++) sum += setPoints(state.won[seat * TILES.length + tile]!);
  return sum;
}

function readTiles(state: SumeriaState, seat: Seat, out: Float64Array, at: number): void {
  let tiles = 0;
  let largest = 0;
  let grow = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const won = state.won[seat * TILES.length + tile]!;
    tiles += won;
    largest = Math.max(largest, won);
    grow += won * state.bag[tile]!;
  }
  out[at] = 1;
  out[at + 1] = points(state, seat) / 10;
  out[at + 2] = tiles / 10;
  out[at + 3] = largest / 5;
  out[at + 4] = grow / 50;
}

function readRow(state: SumeriaState, players: number, out: Float64Array): void {
  for (let position = 0; position < STATES; position++) {
    const cityState = state.row[position]!;
    const { controller, second } = ranking(state, cityState, ranks);
    const most = controller === NONE ? 0 : ranks[controller]!;
    const next = second === NONE ? 0 : ranks[second]!;
    if (position < SCORED) {
      addStakes(state, players, position);
      if (position >= state.scored) scoreAsItStands(state, position, controller, second);
    }
    for (let seat = 0, at = ROW + position; seat < players; seat++, at += COUNT) {
      const lead = ranks[seat]! - (seat === controller ? next : most);
      out[at] = seat === controller ? 1 : 0;
      out[at + STATES] = seat === second ? 1 : 0;
      out[at + STATES * 2] = lead > FAR ? 1 : lead < -FAR ? -1 : lead / FAR;
    }
  }
}

function read(state: SumeriaState, players: number, out: Float64Array): void {
  gains.fill(0);
  stakes.fill(0);
  held.set(state.won);
  const laid = state.laid === STATES;
  if (laid) readRow(state, players, out);
  for (let seat = 0; seat < players; seat++) {
    const at = seat * COUNT;
    const order = (seat - state.first + players) % players;
    readTiles(state, seat, out, at);
    out[at + 5] = gains[seat]! / 10;
    out[at + 6] = stakes[seat]! / 10;
    out[at + 7] = state.reserve[seat]! / 10;
    out[at + 8] = Math.floor((state.done + players - 1 - order) / players) / 3;
    out[at + 9] = order / (players - 1);
    if (!laid) out.fill(0, at + ROW, at + COUNT);
  }
}

/** Parts of a round: the first turns, the second turns, then by how many are still to have their third, none while tiles are taken. */
const PARTS = 3 + MOST_SEATS;

/** The setting up, then six rounds. */
function stage(state: SumeriaState): number {
  if (state.round === 0 && state.phase < PHASE.turn) return 0;
  const left = TURNS * state.players - state.done;
  const part = left > state.players * 2 ? 0 : left > state.players ? 1 : PARTS - 1 - left;
  return 1 + Math.min(state.round, ROUNDS - 1) * PARTS + part;
}

export const sumeriaEvaluation: Evaluation<SumeriaState> = { features, groups, stages: 1 + ROUNDS * PARTS, stage, read, points };
