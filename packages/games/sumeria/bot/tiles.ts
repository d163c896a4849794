/** The sum of each seat's tiles and of what the round would bring it. While the tiles stay, it depends on who leads where, so what was found once is looked up. */
import { ABOVE, MOST_SEATS, SCORED, type SumeriaState, TILES } from '../rules/index.ts';
import { SEAT } from './features.ts';
import { scoreRound } from './round.ts';
import { isLaid, readTiles } from './seat.ts';
import { controllers, type Row, seconds } from './standing.ts';

const BITS = 8;
const FIBONACCI = 0x9e3779b1;
/** By slot: who leads, when it was found, and the sums at slot * MOST_SEATS + seat. */
const keys = new Int32Array(1 << BITS);
const times = new Int32Array(1 << BITS);
const sums = new Float64Array(MOST_SEATS << BITS);

/** What else the sums depend on, as last seen; the time goes on when it changes. */
let time = 0;
let weightsThen: Float64Array | undefined;
let atThen = 0;
let stepThen = 0;
const won = new Int8Array(MOST_SEATS * TILES.length);
const bag = new Int8Array(TILES.length);
const above = new Int8Array(ABOVE[SCORED]!);

export function addTiles(state: SumeriaState, row: Row, players: number, weights: Float64Array, at: number, out: Float64Array): void {
  if (!isLaid(state)) {
    sumTiles(state, players, weights, at, out, 0);
    return;
  }
  watch(state, players, weights, at);
  const key = leaders(row);
  const slot = Math.imul(key, FIBONACCI) >>> (32 - BITS);
  if (keys[slot] !== key || times[slot] !== time) {
    keys[slot] = key;
    times[slot] = time;
    scoreRound(state, row);
    sumTiles(state, players, weights, at, sums, slot * MOST_SEATS);
  }
  for (let seat = 0; seat < players; seat++) out[seat] = sums[slot * MOST_SEATS + seat]!;
}

function watch(state: SumeriaState, players: number, weights: Float64Array, at: number): void {
  const step = (state.phase << 6) | (state.scored << 3) | players;
  let changed = step !== stepThen || at !== atThen || weights !== weightsThen;
  if (take(state.won, won)) changed = true;
  if (take(state.bag, bag)) changed = true;
  if (take(state.above, above)) changed = true;
  if (!changed) return;
  time = (time + 1) | 0;
  stepThen = step;
  atThen = at;
  weightsThen = weights;
}

/** Copies numbers; returns whether any was different. */
function take(from: Int8Array, to: Int8Array): boolean {
  let differs = false;
  for (let i = 0; i < to.length; i++) {
    if (to[i] !== from[i]) differs = true;
    to[i] = from[i]!;
  }
  return differs;
}

/** Who leads in the states that may be scored. */
function leaders(row: Row): number {
  let key = 0;
  for (let position = 0; position <= SCORED; position++) {
    const slot = row[position]!;
    key = (key << 6) | ((controllers[slot]! + 1) << 3) | (seconds[slot]! + 1);
  }
  return key;
}

const own = new Float64Array(SEAT);

function sumTiles(state: SumeriaState, players: number, weights: Float64Array, at: number, out: Float64Array, to: number): void {
  for (let seat = 0; seat < players; seat++) {
    readTiles(state, seat, own, 0);
    let sum = 0;
    for (let i = 0; i < SEAT; i++) sum += weights[at + i]! * own[i]!;
    out[to + seat] = sum;
  }
}
