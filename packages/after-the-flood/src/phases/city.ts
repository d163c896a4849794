/** F8: build a city. */
import { type Emit, type MoveList, pack } from '@shinar/core';
import { AREA_COUNT, type Area, ERIDU, isSumer, type Place, SCRIBES, SUMER_COUNT, TOOL_MAKERS, UNAVAILABLE, URUK } from '../board.ts';
import type { Event } from '../events.ts';
import { KIND } from '../moves.ts';
import { NO } from '../rulebook.ts';
import { BASES, citiesOf, enemyIn, type Flood, hasCity, shift, workersAt } from '../state.ts';
import { isIndex, nextAction, refuseOpening } from './turn.ts';
import { SCRIBES_MOST, scribesOf } from './workers.ts';

/** F8.1. */
const refuseSite = (state: Flood, at: Area) => {
  if (!isSumer(at)) return NO.cityOutsideSumer;
  if (state.city[at] !== 0) return NO.cityThere;
  return enemyIn(state, state.seat, at) ? NO.cityUnderArmy : undefined;
};

export function refuseCity(state: Flood, at: Area, from: Area | undefined) {
  const opening = refuseOpening(state);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT) || (from !== undefined && !isIndex(from, AREA_COUNT))) return NO.suchArea;
  if (from === at) return NO.sameArea;
  const site = refuseSite(state, at);
  if (site) return site;
  if (citiesOf(state, state.seat) < BASES) return from === undefined ? undefined : NO.baseInHand;
  if (from === undefined) return NO.noBaseLeft;
  return hasCity(state, state.seat, from) ? undefined : NO.notYourCity;
}

/** Whether a city may be built somewhere. */
export function canBuild(state: Flood): boolean {
  for (let at = 0; at < SUMER_COUNT; at++) if (!refuseSite(state, at)) return true;
  return false;
}

export function listCities(state: Flood, out: MoveList): void {
  const inHand = citiesOf(state, state.seat) < BASES;
  for (let at = 0; at < SUMER_COUNT; at++) {
    if (refuseSite(state, at)) continue;
    if (inHand) out.push(pack(KIND.city, at));
    else for (let from = 0; from < SUMER_COUNT; from++) if (hasCity(state, state.seat, from)) out.push(pack(KIND.city, at, from + 1));
  }
}

/** `from` is -1 when a base comes from the hand. */
export function buildCity(state: Flood, at: Area, from: Area, emit?: Emit<Event>): void {
  const { seat } = state;
  if (from >= 0) {
    state.city[from] = 0;
    state.extended[from] = 0;
    emit?.({ type: 'cityMoved', seat, from, at });
  } else emit?.({ type: 'cityBuilt', seat, at });
  state.city[at] = seat + 1;
  if (at === ERIDU) grantWorker(state, at, TOOL_MAKERS, emit);
  if (at === URUK && scribesOf(state, seat) < SCRIBES_MOST) grantWorker(state, at, SCRIBES, emit);
  nextAction(state);
}

/** F8.3: the worker of Eridu or Uruk. */
function grantWorker(state: Flood, at: Area, to: Place, emit?: Emit<Event>): void {
  const { seat } = state;
  if (state.workers[workersAt(seat, UNAVAILABLE)] === 0) return;
  shift(state, seat, UNAVAILABLE, to, 1);
  emit?.({ type: 'workerGranted', seat, at, to });
}
