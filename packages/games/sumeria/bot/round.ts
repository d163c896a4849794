/** What the round would bring each seat, were it scored now: as the row stands, and when the second, third or fourth state rises. */
import { ABOVE, MOST_SEATS, NONE, PHASE, SCORED, type SumeriaState, TAKES, TILES } from '../rules/index.ts';
import { controllers, seconds } from './standing.ts';

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

/** What the gains depend on besides the tiles in hand, as last scored. */
let tiles = NONE;
let leaders = NONE;
let version = 0;

/** S7, with everybody taking what suits best. Only while turns are taken can a state still rise. Returns a number that changes whenever the outcome may. */
export function scoreRound(state: SumeriaState): number {
  if (isAsBefore(state)) return version;
  version++;
  score(state, before, afterFirst, 0, 0);
  score(state, afterFirst, afterSecond, 1, 1);
  score(state, afterSecond, working, 2, 2);
  keep(0);
  if (state.phase !== PHASE.turn) {
    for (let row = 1; row < ROWS; row++) keep(row);
    return version;
  }
  score(state, before, working, 0, 1);
  score(state, working, working, 1, 0);
  score(state, working, working, 2, 2);
  keep(1);
  score(state, afterFirst, working, 1, 2);
  score(state, working, working, 2, 1);
  keep(2);
  score(state, afterSecond, working, 2, 3);
  keep(3);
  return version;
}

/** Most steps change neither the tiles nor who leads in the first four states. */
function isAsBefore({ above, won, row, phase, scored }: SumeriaState): boolean {
  let same = true;
  for (let seat = 0, at = 0; seat < MOST_SEATS; seat++) {
    let hand = 0;
    for (let tile = 0; tile < TILES.length; tile++, at++) hand |= won[at]! << (tile * COUNT_BITS);
    if (hand !== before[seat]) same = false;
    before[seat] = hand;
  }
  let tilesNow = phase === PHASE.turn ? 1 : 0;
  for (let slot = 0; slot < ABOVE[SCORED]!; slot++) tilesNow = (tilesNow << 3) | (above[slot]! + 1);
  let leadersNow = scored;
  for (let position = 0; position <= SCORED; position++)
    leadersNow = (leadersNow << 6) | ((controllers[row[position]!]! + 1) << 3) | (seconds[row[position]!]! + 1);
  if (tilesNow !== tiles || leadersNow !== leaders) same = false;
  tiles = tilesNow;
  leaders = leadersNow;
  return same;
}

function keep(row: number): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) gains[row * MOST_SEATS + seat] = working[seat]! >> GAIN_AT;
}

/** S7.3 to S7.5: the state at a position of the row is scored in one of the three places. */
function score({ above, row, scored }: SumeriaState, from: Hands, to: Hands, place: number, position: number): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) to[seat] = from[seat]!;
  const cityState = row[position]!;
  const controller = controllers[cityState]!;
  if (controller === NONE || place < scored) return;
  let taken = takeBest(above, to, controller, place, 0);
  if (TAKES[place] === 2) taken = takeBest(above, to, controller, place, taken);
  const second = seconds[cityState]!;
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
