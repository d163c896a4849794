/** S3 to S6: a turn is one of add, move and remove. */
import { type Code, firstOf, type MoveList, pack, secondOf } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { stateOf } from '../shared/masks.ts';
import type { Network } from '../shared/network.ts';
import { pushPlaces } from '../shared/places.ts';
import { canReach, listMoves } from '../shared/reach.ts';
import { gainInfluence, loseInfluence } from '../shared/row.ts';
import { emptyHigh, emptyLow, hasTrader, isOccupied, liftTrader, putTrader } from '../shared/traders.ts';
import { type State, TURNS } from '../state.ts';
import { endRound } from './scoring.ts';

export function listTurn(network: Network, state: State, out: MoveList): void {
  const seat = state.actor;
  if (state.reserve[seat] > 0) pushPlaces(out, pack(KIND.add), emptyLow(state), emptyHigh(state));
  listMoves(network, state, seat, out);
  pushPlaces(out, pack(KIND.remove), state.traders[seat * 2], state.traders[seat * 2 + 1]);
}

/** S4.1 */
export function refuseAdd(state: State, at: number): Verdict {
  if (state.reserve[state.actor] === 0) return REFUSED.reserveEmpty;
  return isOccupied(state, at) ? REFUSED.addOccupied : undefined;
}

/** S5.1, S5.2, S5.5 */
export function refuseMove(network: Network, state: State, from: number, to: number): Verdict {
  if (!hasTrader(state, state.actor, from)) return REFUSED.moveNotOwn;
  if (from === to) return REFUSED.moveNowhere;
  if (isOccupied(state, to)) return REFUSED.moveOccupied;
  return canReach(network, state, from, to) ? undefined : REFUSED.moveOffRoute;
}

/** S6.1 */
export const refuseRemove = (state: State, at: number): Verdict => (hasTrader(state, state.actor, at) ? undefined : REFUSED.removeNotOwn);

/** S4 */
export function applyAdd(state: State, code: Code, emit?: Emit): void {
  const seat = state.actor;
  const at = firstOf(code);
  putTrader(state, seat, at);
  emit?.({ type: 'traderAdded', seat, at });
  gainInfluence(state, stateOf(at), emit);
  endTurn(state, emit);
}

/** S5 */
export function applyMove(state: State, code: Code, emit?: Emit): void {
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
export function applyRemove(state: State, code: Code, emit?: Emit): void {
  const seat = state.actor;
  const at = firstOf(code);
  liftTrader(state, seat, at);
  emit?.({ type: 'traderRemoved', seat, at });
  loseInfluence(state, stateOf(at), emit);
  endTurn(state, emit);
}

/** S3.1: clockwise, one turn each, three times round. */
function endTurn(state: State, emit?: Emit): void {
  state.done++;
  state.actor = (state.actor + 1) % state.players;
  if (state.done === TURNS * state.players) endRound(state, emit);
}
