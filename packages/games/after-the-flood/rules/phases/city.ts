/** F8: build a city. */
import { type MoveList, pack } from '@shinar/core';
import { AREA_COUNT, type Area, ERIDU, isSumer, type Place, SCRIBES, SUMER_COUNT, TOOL_MAKERS, UNAVAILABLE, URUK } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { anyPassed, BASES, citiesOf, enemyIn, hasCity, SEATS, type State, shift, workersAt } from '../state.ts';
import { isIndex, nextAction, refuseOpening } from './turn.ts';
import { SCRIBES_MOST, scribesOf } from './workers.ts';

/** F8.2: as many as there are bases. */
const MOST_MOVED = SEATS * BASES;

/** F8.1. */
const refuseSite = (state: State, at: Area): Verdict => {
  if (!isSumer(at)) return REFUSED.cityOutsideSumer;
  if (state.city[at] !== 0) return REFUSED.cityThere;
  return enemyIn(state, state.seat, at) ? REFUSED.cityUnderArmy : undefined;
};

export function refuseCity(state: State, at: Area, from: Area | undefined): Verdict {
  const opening = refuseOpening(state);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT) || (from !== undefined && !isIndex(from, AREA_COUNT))) return REFUSED.noSuchArea;
  if (from === at) return REFUSED.sameArea;
  const site = refuseSite(state, at);
  if (site) return site;
  if (citiesOf(state, state.seat) < BASES) return from === undefined ? undefined : REFUSED.baseInHand;
  if (from === undefined) return REFUSED.noBaseLeft;
  if (!hasCity(state, state.seat, from)) return REFUSED.notYourCity;
  return mayMove(state) ? undefined : REFUSED.onlyMoved;
}

/** F8.2: free city moves come to an end. */
const mayMove = (state: State): boolean => state.moved < MOST_MOVED || anyPassed(state);

/** Whether a city may be built anywhere. */
export function canBuild(state: State): boolean {
  for (let at = 0; at < SUMER_COUNT; at++) if (!refuseSite(state, at)) return true;
  return false;
}

export function listCity(state: State, out: MoveList): void {
  const inHand = citiesOf(state, state.seat) < BASES;
  for (let at = 0; at < SUMER_COUNT; at++) {
    if (refuseSite(state, at)) continue;
    if (inHand) out.push(pack(KIND.city, at));
    else if (mayMove(state))
      for (let from = 0; from < SUMER_COUNT; from++) if (hasCity(state, state.seat, from)) out.push(pack(KIND.city, at, from + 1));
  }
}

/** `from` is -1 if the base comes from the hand. */
export function applyCity(state: State, at: Area, from: Area, emit?: Emit): void {
  const { seat } = state;
  const moved = from >= 0 ? state.moved + 1 : 0;
  state.city[at] = seat + 1;
  if (from >= 0) {
    state.city[from] = 0;
    state.extended[from] = 0;
    emit?.({ type: 'cityMoved', seat, from, at });
  } else emit?.({ type: 'cityBuilt', seat, at });
  if (at === ERIDU) grantWorker(state, at, TOOL_MAKERS, emit);
  if (at === URUK && scribesOf(state, seat) < SCRIBES_MOST) grantWorker(state, at, SCRIBES, emit);
  nextAction(state);
  state.moved = Math.min(moved, MOST_MOVED);
}

/** F8.3: the worker of Eridu or Uruk. */
function grantWorker(state: State, at: Area, to: Place, emit?: Emit): void {
  const { seat } = state;
  if (state.workers[workersAt(seat, UNAVAILABLE)] === 0) return;
  shift(state, seat, UNAVAILABLE, to, 1);
  emit?.({ type: 'workerGranted', seat, at, to });
}
