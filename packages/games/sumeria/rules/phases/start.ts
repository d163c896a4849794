/** S2, S8.1: laying the row, the first player, the draw, the first traders. */
import { type Code, firstOf, type MoveList, pack, type Seat } from '@shinar/core';
import { STATES } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { placedOf } from '../setup.ts';
import { pushPlaces } from '../shared/places.ts';
import { emptyHigh, emptyLow, isOccupied, putTrader } from '../shared/traders.ts';
import { DRAWN_A_ROUND, NONE, PHASE, type State, TILES } from '../state.ts';

/** S2.2 */
export function listState(state: State, out: MoveList): void {
  for (let tile = 0; tile < STATES; tile++) if (refuseState(state, tile) === undefined) out.push(pack(KIND.state, tile));
}

export const refuseState = (state: State, tile: number): Verdict => (state.position[tile] === NONE ? undefined : REFUSED.stateLaid);

export function applyState(state: State, code: Code, emit?: Emit): void {
  const tile = firstOf(code);
  const position = state.laid++;
  state.row[position] = tile;
  state.position[tile] = position;
  emit?.({ type: 'stateLaid', state: tile, position });
  if (state.laid === STATES) state.phase = PHASE.first;
}

/** S2.4 */
export function listFirst(state: State, out: MoveList): void {
  for (let seat = 0; seat < state.players; seat++) out.push(pack(KIND.first, seat));
}

export const refuseFirst = (state: State, seat: Seat): Verdict => (seat >= 0 && seat < state.players ? undefined : REFUSED.noSuchSeat);

export function applyFirst(state: State, code: Code, emit?: Emit): void {
  state.first = firstOf(code);
  state.phase = PHASE.draw;
  emit?.({ type: 'firstChosen', seat: state.first });
}

/** S2.3, S8.1 */
export function listTile(state: State, out: MoveList): void {
  for (let tile = 0; tile < TILES.length; tile++) if (refuseTile(state, tile) === undefined) out.push(pack(KIND.tile, tile));
}

export const refuseTile = (state: State, tile: number): Verdict =>
  state.bag[tile] > 0 ? undefined : state.round === 0 ? REFUSED.notInBag : REFUSED.notInBagAnew;

export function applyTile(state: State, code: Code, emit?: Emit): void {
  const tile = firstOf(code);
  const above = state.drawn++;
  state.bag[tile]--;
  state.above[above] = tile;
  emit?.({ type: 'tileDrawn', tile, above });
  if (state.drawn < DRAWN_A_ROUND) return;
  state.drawn = 0;
  state.done = 0;
  state.actor = state.first;
  state.phase = state.round === 0 ? PHASE.place : PHASE.turn;
}

/** S2.5 */
export function listPlace(state: State, out: MoveList): void {
  pushPlaces(out, pack(KIND.place), emptyLow(state), emptyHigh(state));
}

export const refusePlace = (state: State, place: number): Verdict => (isOccupied(state, place) ? REFUSED.placeOccupied : undefined);

/** S2.6: no tile moves. */
export function applyPlace(state: State, code: Code, emit?: Emit): void {
  const seat = state.actor;
  const at = firstOf(code);
  putTrader(state, seat, at);
  emit?.({ type: 'traderPlaced', seat, at });
  state.done++;
  state.actor = (seat + 1) % state.players;
  if (state.done < placedOf(state.players) * state.players) return;
  state.phase = PHASE.turn;
  state.done = 0;
}
