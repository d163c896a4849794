/** The features times their weights, without writing down those of the row: in the order of the features, so the sums are the same to the last bit. */
import { MOST_SEATS, NONE, STATES, type SumeriaState } from '../rules/index.ts';
import { CONTROL, LEAD, SEAT, SECOND } from './features.ts';
import { scoreRound } from './round.ts';
import { isLaid, readSeat, readTiles } from './seat.ts';
import { controllers, leads, look, seconds } from './standing.ts';

const own = new Float64Array(CONTROL);
/** By seat: the sum of the tiles and the round, and what it was made from. */
const base = new Float64Array(MOST_SEATS);
let from: { readonly weights: Float64Array; readonly at: number; readonly bag: number; readonly round: number } | undefined;

export function sums(state: SumeriaState, players: number, weights: Float64Array, at: number, out: Float64Array): void {
  const laid = isLaid(state);
  if (laid) look(state);
  readBase(state, players, weights, at);
  for (let seat = 0; seat < players; seat++) {
    readSeat(state, players, seat, own, 0);
    let sum = base[seat]!;
    for (let i = SEAT; i < CONTROL; i++) sum += weights[at + i]! * own[i]!;
    out[seat] = sum;
  }
  if (laid) addRow(state, players, weights, at, out);
}

/** Most steps change neither the tiles nor what the round would bring. */
function readBase(state: SumeriaState, players: number, weights: Float64Array, at: number): void {
  const laid = isLaid(state);
  const round = laid ? scoreRound(state) : NONE;
  const bag = state.bag[0]! | (state.bag[1]! << 8) | (state.bag[2]! << 16) | (state.bag[3]! << 24);
  if (laid && from?.round === round && from.weights === weights && from.at === at && from.bag === bag) return;
  from = { weights, at, bag, round };
  for (let seat = 0; seat < players; seat++) {
    readTiles(state, seat, own, 0);
    let sum = 0;
    for (let i = 0; i < SEAT; i++) sum += weights[at + i]! * own[i]!;
    base[seat] = sum;
  }
}

function addRow({ row }: SumeriaState, players: number, weights: Float64Array, at: number, out: Float64Array): void {
  for (let i = 0; i < STATES; i++) {
    const controller = controllers[row[i]!]!;
    if (controller !== NONE) out[controller] = out[controller]! + weights[at + CONTROL + i]!;
  }
  for (let i = 0; i < STATES; i++) {
    const second = seconds[row[i]!]!;
    if (second !== NONE) out[second] = out[second]! + weights[at + SECOND + i]!;
  }
  for (let seat = 0; seat < players; seat++) {
    let sum = out[seat]!;
    for (let i = 0; i < STATES; i++) sum += weights[at + LEAD + i]! * leads[row[i]! * MOST_SEATS + seat]!;
    out[seat] = sum;
  }
}
