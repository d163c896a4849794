/** What the round would bring each seat, were it scored now: as the row stands, and when the second, third or fourth state rises. */
import { ABOVE, MOST_SEATS, NONE, PHASE, SCORED, type SumeriaState, TAKES, TILES } from '../rules/index.ts';
import { controllers, type Row, seconds } from './standing.ts';

/** How the round may be scored: as it stands, or after one more rise. */
export const ROWS = 4;
/** S9.1: the points each seat would win, as last scored: at row * MOST_SEATS + seat. */
export const gains = new Int32Array(ROWS * MOST_SEATS);

/** A seat in one number: its tiles, four bits a kind, and above them the points won in this round. */
const COUNT_BITS = 4;
const GAIN_AT = COUNT_BITS * TILES.length;
const ONE_COUNT = (1 << COUNT_BITS) - 1;

type Hands = Int32Array;
const hands = (): Hands => new Int32Array(MOST_SEATS);
const before = hands();
const afterFirst = hands();
const afterSecond = hands();
const working = hands();

/** S7, with everybody taking what suits best. Only while turns are taken can a state still rise. `row` has the slot of each city-state, from left to right. */
export function scoreRound(state: SumeriaState, row: Row): void {
  for (let seat = 0, at = 0; seat < MOST_SEATS; seat++) {
    let hand = 0;
    for (let tile = 0; tile < TILES.length; tile++, at++) hand |= state.won[at]! << (tile * COUNT_BITS);
    before[seat] = hand;
  }
  score(state, before, afterFirst, 0, row[0]!);
  score(state, afterFirst, afterSecond, 1, row[1]!);
  score(state, afterSecond, working, 2, row[2]!);
  keep(0);
  if (state.phase !== PHASE.turn) {
    for (let other = 1; other < ROWS; other++) keep(other);
    return;
  }
  score(state, before, working, 0, row[1]!);
  score(state, working, working, 1, row[0]!);
  score(state, working, working, 2, row[2]!);
  keep(1);
  score(state, afterFirst, working, 1, row[2]!);
  score(state, working, working, 2, row[1]!);
  keep(2);
  score(state, afterSecond, working, 2, row[3]!);
  keep(3);
}

function keep(row: number): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) gains[row * MOST_SEATS + seat] = working[seat]! >> GAIN_AT;
}

/** S7.3 to S7.5: a state is scored in one of the three places. */
function score({ above, scored }: SumeriaState, from: Hands, to: Hands, place: number, slot: number): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) to[seat] = from[seat]!;
  const controller = controllers[slot]!;
  if (controller === NONE || place < scored) return;
  let taken = takeBest(above, to, controller, place, 0);
  if (TAKES[place] === 2) taken = takeBest(above, to, controller, place, taken);
  const second = seconds[slot]!;
  if (place < SCORED - 1 && second !== NONE) takeBest(above, to, second, place, taken);
}

/** A seat takes the tile that brings it most of those above a place; a bit a slot in `taken`. */
function takeBest(above: Int8Array, to: Hands, seat: number, place: number, taken: number): number {
  const hand = to[seat]!;
  let best = NONE;
  let most = NONE;
  for (let slot = ABOVE[place]!; slot < ABOVE[place + 1]!; slot++) {
    const tile = above[slot]!;
    if (tile === NONE || (taken & (1 << slot)) !== 0) continue;
    const count = (hand >> (tile * COUNT_BITS)) & ONE_COUNT;
    if (count <= most) continue;
    most = count;
    best = slot;
  }
  if (best === NONE) return taken;
  to[seat] = hand + (1 << (above[best]! * COUNT_BITS)) + ((most + 1) << GAIN_AT);
  return taken | (1 << best);
}
