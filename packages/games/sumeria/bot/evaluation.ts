/** Sumeria: what the row, the traders and the tiles promise each seat, and what they would if one state more rose before the round is scored. */

import { type Evaluation, inGroups } from '@shinar/bots';
import type { Seat } from '@shinar/core';
import { ABOVE, MOST_SEATS, NONE, PHASE, ranking, SCORED, STATES, type SumeriaState, setPoints, TAKES, TILES } from '../rules/index.ts';
import { sumeriaEvaluation as first } from './first/evaluation.ts';

const KINDS = TILES.length;
/** In ranks, which count eight for a trader: a lead of three traders is as good as a larger one. */
const FAR = 24;
/** The states by place as they would be scored: as they stand, and when the second, third or fourth rises. */
const ROWS = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [0, 1, 3],
] as const;

const byPosition = (name: string): string[] => Array.from({ length: STATES }, (_, position) => `${name}-${position + 1}`);
const { features, groups } = inGroups(
  ['constant', 'constant'],
  ['points', 'points'],
  ['sets', 'tiles', 'largest-set', 'sets-to-grow'],
  ['round', 'round-as-it-stands', 'round-if-2-rises', 'round-if-3-rises', 'round-if-4-rises'],
  ['reserve', 'reserve'],
  ['tempo', 'turns-left', 'order'],
  ['states', 'cities', 'villages', 'states-entered', ...byPosition('control'), ...byPosition('second'), ...byPosition('lead')],
);
const COUNT = features.length;
const ROUND = 5;
const SEAT = ROUND + ROWS.length;
const ROW = COUNT - STATES * 3;

const controllers = new Int8Array(STATES);
const seconds = new Int8Array(STATES);
/** S7.2: the rank of each seat in the city-state looked at. */
const ranks = new Int8Array(MOST_SEATS);
const held = new Int8Array(MOST_SEATS * KINDS);
const gains = new Float64Array(MOST_SEATS);
const cities = new Int8Array(MOST_SEATS);
const villages = new Int8Array(MOST_SEATS);
const entered = new Int8Array(MOST_SEATS);

function readRow(state: SumeriaState, players: number, out: Float64Array): void {
  cities.fill(0);
  villages.fill(0);
  entered.fill(0);
  for (let position = 0; position < STATES; position++) {
    const { controller, second } = ranking(state, state.row[position]!, ranks);
    controllers[position] = controller;
    seconds[position] = second;
    const most = controller === NONE ? 0 : ranks[controller]!;
    const next = second === NONE ? 0 : ranks[second]!;
    for (let seat = 0, at = ROW + position; seat < players; seat++, at += COUNT) {
      const rank = ranks[seat]!;
      const lead = rank - (seat === controller ? next : most);
      out[at] = seat === controller ? 1 : 0;
      out[at + STATES] = seat === second ? 1 : 0;
      out[at + STATES * 2] = lead > FAR ? 1 : lead < -FAR ? -1 : lead / FAR;
      if (rank === 0) continue;
      const city = (rank >> 2) & 1;
      cities[seat]! += city;
      villages[seat]! += (rank >> 3) - city - (rank & 3);
      entered[seat]!++;
    }
  }
}

/** S9.1: a seat takes the tile that brings it most of those above a place, a bit a slot in `taken`. */
function takeBest(state: SumeriaState, seat: Seat, place: number, taken: number): number {
  let best = NONE;
  let most = NONE;
  for (let slot = ABOVE[place]!; slot < ABOVE[place + 1]!; slot++) {
    const tile = state.above[slot]!;
    if (tile === NONE || (taken & (1 << slot)) !== 0) continue;
    const count = held[seat * KINDS + tile]!;
    if (count <= most) continue;
    most = count;
    best = slot;
  }
  if (best === NONE) return taken;
  const at = seat * KINDS + state.above[best]!;
  held[at] = held[at]! + 1;
  gains[seat] = gains[seat]! + held[at]!;
  return taken | (1 << best);
}

/** S7: what each seat would win of the round, were these states scored now and everybody to take what suits best. */
function scoreRow(state: SumeriaState, row: readonly number[]): void {
  gains.fill(0);
  held.set(state.won);
  for (let place = state.scored; place < SCORED; place++) {
    const controller = controllers[row[place]!]!;
    const second = seconds[row[place]!]!;
    if (controller === NONE) continue;
    let taken = takeBest(state, controller, place, 0);
    if (TAKES[place] === 2) taken = takeBest(state, controller, place, taken);
    if (place < SCORED - 1 && second !== NONE) takeBest(state, second, place, taken);
  }
}

function readTiles(state: SumeriaState, seat: Seat, out: Float64Array, at: number): void {
  let tiles = 0;
  let largest = 0;
  let grow = 0;
  let points = 0;
  for (let tile = 0; tile < KINDS; tile++) {
    const won = state.won[seat * KINDS + tile]!;
    tiles += won;
    if (won > largest) largest = won;
    grow += won * state.bag[tile]!;
    points += setPoints(won);
  }
  out[at] = 1;
  out[at + 1] = points / 10;
  out[at + 2] = tiles / 10;
  out[at + 3] = largest / 5;
  out[at + 4] = grow / 50;
}

function read(state: SumeriaState, players: number, out: Float64Array): void {
  const laid = state.laid === STATES;
  if (laid) readRow(state, players, out);
  const rows = !laid ? 0 : state.phase === PHASE.turn ? ROWS.length : 1;
  for (let i = 0; i < ROWS.length; i++) {
    if (i < rows) scoreRow(state, ROWS[i]!);
    else if (i === rows && rows === 0) gains.fill(0);
    for (let seat = 0; seat < players; seat++) out[seat * COUNT + ROUND + i] = gains[seat]! / 10;
  }
  for (let seat = 0; seat < players; seat++) {
    const at = seat * COUNT;
    const order = (seat - state.first + players) % players;
    readTiles(state, seat, out, at);
    out[at + SEAT] = state.reserve[seat]! / 10;
    out[at + SEAT + 1] = Math.floor((state.done + players - 1 - order) / players) / 3;
    out[at + SEAT + 2] = order / (players - 1);
    out[at + SEAT + 3] = laid ? cities[seat]! / 5 : 0;
    out[at + SEAT + 4] = laid ? villages[seat]! / 10 : 0;
    out[at + SEAT + 5] = laid ? entered[seat]! / 8 : 0;
    if (!laid) out.fill(0, at + ROW, at + COUNT);
  }
}

export const evaluation: Evaluation<SumeriaState> = {
  features,
  groups,
  stages: first.stages,
  stage: first.stage,
  read,
  points: first.points,
};
