/** Sumeria by the book, without looking ahead: cities first, then whatever wins most tiles of the round as it stands, and states that rise next. */

import type { Script } from '@shinar/bots';
import { type Code, MoveList, type Seat } from '@shinar/core';
import { MOST_SEATS, NONE, ranking, SCORED, type SumeriaState, sumeria, TILES } from '../rules/index.ts';

const { rules } = sumeria;
/** S7.3, S7.4: how many tiles the controller and the runner-up get of the first, second and third state. */
const CONTROL = [2, 1, 1, 0.5, 0.4, 0.3, 0.1, 0.1] as const;
const SECOND = [1, 1, 0, 0.2, 0.2, 0, 0, 0] as const;
/** What an advantage over the next in rank is worth, so that nobody takes it back at once; eight ranks are a trader. */
const SAFE = 0.02;
const MOST_LEAD = 12;
/** What the best other's expectation takes from the own. */
const RIVAL = 0.5;
/** A trader kept back can still be added where it counts. */
const KEPT = 0.15;

const list = new MoveList();
const ranks = new Int8Array(MOST_SEATS);
const worth = new Float64Array(MOST_SEATS);

/** What one tile more brings a seat: the tiles it has of its largest kind among those above a state, and one. */
function tileWorth(state: SumeriaState, seat: Seat, place: number): number {
  if (place >= SCORED) return 2;
  const [from, to] = [
    [0, 3],
    [3, 5],
    [5, 6],
  ][place] as [number, number];
  let most = 0;
  for (let slot = from; slot < to; slot++) {
    const tile = state.above[slot]!;
    if (tile !== NONE) most = Math.max(most, state.won[seat * TILES.length + tile]! + 1);
  }
  return most;
}

/** What the row promises each seat as it stands. */
function judge(state: SumeriaState): void {
  worth.fill(0);
  for (let place = 0; place < state.row.length; place++) {
    const { controller, second } = ranking(state, state.row[place]!, ranks);
    if (controller === NONE) continue;
    const lead = Math.min(MOST_LEAD, ranks[controller]! - (second === NONE ? 0 : ranks[second]!));
    worth[controller]! += CONTROL[place]! * (tileWorth(state, controller, place) + SAFE * lead);
    if (second !== NONE) worth[second]! += SECOND[place]! * tileWorth(state, second, place);
  }
}

function choose(state: SumeriaState): Code {
  const seat = rules.actor(state);
  rules.legal(state, list);
  const codes = Array.from(list.codes.subarray(0, list.length));
  let best = codes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    const after = state.clone();
    rules.apply(after, code);
    judge(after);
    const own = worth[seat]! + KEPT * after.reserve[seat]!;
    worth[seat] = Number.NEGATIVE_INFINITY;
    const value = own + points(after, seat) - RIVAL * Math.max(...worth.subarray(0, state.players));
    if (value <= most) continue;
    most = value;
    best = code;
  }
  return best;
}

/** S9.1. */
function points(state: SumeriaState, seat: Seat): number {
  let sum = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const count = state.won[seat * TILES.length + tile]!;
    sum += (count * (count + 1)) / 2;
  }
  return sum;
}

/** By name. */
export const scripts: Readonly<Record<string, () => Script>> = { script: () => choose as Script };
