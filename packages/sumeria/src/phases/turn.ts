/** S3 to S6: a turn is one of add, move, remove. */
import { type Code, type Emit, firstOf, type MoveList, pack, type Refusal, secondOf } from '@shinar/core';
import type { SumeriaEvent } from '../events.ts';
import { stateOf } from '../masks.ts';
import { KIND } from '../moves.ts';
import type { Network } from '../network.ts';
import { pushPlaces } from '../places.ts';
import { canReach, listMoves } from '../reach.ts';
import { gainInfluence, loseInfluence } from '../row.ts';
import {
  ADD_OCCUPIED,
  type Clause,
  MOVE_NOT_OWN,
  MOVE_NOWHERE,
  MOVE_OCCUPIED,
  MOVE_OFF_ROUTE,
  REMOVE_NOT_OWN,
  RESERVE_EMPTY,
} from '../rulebook.ts';
import { type SumeriaState, TURNS } from '../state.ts';
import { emptyHigh, emptyLow, hasTrader, isOccupied, liftTrader, putTrader } from '../traders.ts';
import { endRound } from './scoring.ts';

export function listTurn(network: Network, state: SumeriaState, out: MoveList): void {
  const seat = state.actor;
  if (state.reserve[seat] > 0) pushPlaces(out, pack(KIND.add), emptyLow(state), emptyHigh(state));
  listMoves(network, state, seat, out);
  pushPlaces(out, pack(KIND.remove), state.traders[seat * 2], state.traders[seat * 2 + 1]);
}

/** S4.1 */
export function refuseAdd(state: SumeriaState, at: number): Refusal<Clause> | undefined {
  if (state.reserve[state.actor] === 0) return RESERVE_EMPTY;
  return isOccupied(state, at) ? ADD_OCCUPIED : undefined;
}

/** S5.1, S5.2, S5.5 */
export function refuseMove(network: Network, state: SumeriaState, from: number, to: number): Refusal<Clause> | undefined {
  if (!hasTrader(state, state.actor, from)) return MOVE_NOT_OWN;
  if (from === to) return MOVE_NOWHERE;
  if (isOccupied(state, to)) return MOVE_OCCUPIED;
  return canReach(network, state, from, to) ? undefined : MOVE_OFF_ROUTE;
}

/** S6.1 */
export const refuseRemove = (state: SumeriaState, at: number): Refusal<Clause> | undefined =>
  hasTrader(state, state.actor, at) ? undefined : REMOVE_NOT_OWN;

/** S4 */
export function addTrader(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const seat = state.actor;
  const at = firstOf(code);
  putTrader(state, seat, at);
  emit?.({ type: 'traderAdded', seat, at });
  gainInfluence(state, stateOf(at), emit);
  endTurn(state, emit);
}

/** S5 */
export function moveTrader(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const seat = state.actor;
  const from = firstOf(code);
  const to = secondOf(code);
  liftTrader(state, seat, from);
  putTrader(state, seat, to);
  emit?.({ type: 'traderMoved', seat, from, to });
  if (stateOf(from) !== stateOf(to)) gainInfluence(state, stateOf(to), emit);
  endTurn(state, emit);
}

/** S6 */
export function removeTrader(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const seat = state.actor;
  const at = firstOf(code);
  liftTrader(state, seat, at);
  emit?.({ type: 'traderRemoved', seat, at });
  loseInfluence(state, stateOf(at), emit);
  endTurn(state, emit);
}

/** S3.1: clockwise, one turn each, three times round. */
function endTurn(state: SumeriaState, emit?: Emit<SumeriaEvent>): void {
  state.done++;
  state.actor = (state.actor + 1) % state.players;
  if (state.done === TURNS * state.players) endRound(state, emit);
}
