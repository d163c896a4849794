/** F12: expand an empire: invade, destroy, reinforce. */
import { type Emit, type MoveList, pack } from '@shinar/core';
import { AREA_COUNT, type Area, CLOSED, isSumer, REACH, SHURUPPAK, SUMER_COUNT } from '../board.ts';
import { SUMER_EMPIRE } from '../empires.ts';
import type { Event } from '../events.ts';
import { DONE_CODE, KIND, REPEAT_CODE } from '../moves.ts';
import { NO, NOT_NOW } from '../rulebook.ts';
import { areasOf, citiesOf, type Flood, hasCity, STAGE } from '../state.ts';
import { ARMIES_IN_AREA } from './empire.ts';
import { occupy } from './fight.ts';
import { isIndex, refuseIn } from './turn.ts';

const DESTROY_COST = 2;
const DESTROY_COST_SHURUPPAK = 3;
const SUMER_BITS = (1 << SUMER_COUNT) - 1;

/** F12.1, F12.7: the areas that the seat to act may invade, as bits. */
function reach(state: Flood): number {
  const { seat } = state;
  if (state.empire[seat] === 0) return 0;
  const own = areasOf(state, seat);
  if (own === 0) return state.empire[seat] === SUMER_EMPIRE + 1 ? SUMER_BITS : 1 << state.home[seat];
  let bits = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (own & (1 << area)) bits |= REACH[area];
  return bits & ~own;
}

export function refuseInvade(state: Flood, to: Area) {
  const opening = refuseIn(state, STAGE.again);
  if (opening) return opening;
  if (!isIndex(to, AREA_COUNT)) return NO.suchArea;
  const { seat } = state;
  if ((reach(state) & (1 << to)) !== 0) return state.ready[seat] === 0 ? NO.noneReady : undefined;
  if (state.armyOf[to] === seat + 1) return NO.ownArmyThere;
  if (CLOSED & (1 << to)) return NO.neverEntered;
  if (state.empire[seat] === 0) return NO.noneOnBoard;
  return areasOf(state, seat) === 0 ? NO.reenterHome : NO.notAdjacent;
}

/** F12.4: the armies it takes to destroy a city, which stands. */
export function destroyCost(state: Flood, at: Area): number {
  const owner = state.city[at] - 1;
  return hasCity(state, owner, SHURUPPAK) && citiesOf(state, owner) > 1 ? DESTROY_COST_SHURUPPAK : DESTROY_COST;
}

/** F12.4, but for the cost. */
const refuseTarget = (state: Flood, at: Area) => {
  if (!isSumer(at) || state.city[at] === 0 || hasCity(state, state.seat, at)) return NO.noEnemyCity;
  return state.armyOf[at] === state.seat + 1 ? undefined : NO.armyNeeded;
};

export function refuseDestroy(state: Flood, at: Area) {
  const opening = refuseIn(state, STAGE.again);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return NO.suchArea;
  return refuseTarget(state, at) ?? (state.ready[state.seat] < destroyCost(state, at) ? NO.destroyCost : undefined);
}

/** F12.5, but for the army. */
const refuseStand = (state: Flood, at: Area) => {
  if (state.armyOf[at] !== state.seat + 1) return NO.noArmyThere;
  return state.armies[at] >= ARMIES_IN_AREA ? NO.twoThere : undefined;
};

export function refuseReinforce(state: Flood, at: Area) {
  const opening = refuseIn(state, STAGE.again);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return NO.suchArea;
  return refuseStand(state, at) ?? (state.ready[state.seat] === 0 ? NO.noneReady : undefined);
}

/** Whether something can be done with so many available armies. */
export function canExpand(state: Flood, ready: number): boolean {
  if (ready <= 0) return false;
  if (reach(state) !== 0) return true;
  for (let at = 0; at < AREA_COUNT; at++) {
    if (!refuseStand(state, at)) return true;
    if (!refuseTarget(state, at) && ready >= destroyCost(state, at)) return true;
  }
  return false;
}

export function listExpansions(state: Flood, out: MoveList): void {
  const ready = state.ready[state.seat];
  if (ready === 0) return;
  const bits = reach(state);
  for (let to = 0; to < AREA_COUNT; to++) if (bits & (1 << to)) out.push(pack(KIND.invade, to));
  for (let at = 0; at < SUMER_COUNT; at++) {
    if (!refuseTarget(state, at) && ready >= destroyCost(state, at)) out.push(pack(KIND.destroy, at));
  }
  for (let at = 0; at < AREA_COUNT; at++) if (!refuseStand(state, at)) out.push(pack(KIND.reinforce, at));
}

export function invade(state: Flood, to: Area, emit?: Emit<Event>): void {
  emit?.({ type: 'invaded', seat: state.seat, to, defenders: state.armies[to] });
  state.target = to;
  if (state.armyOf[to] === 0) occupy(state, to, emit);
  else state.stage = STAGE.roll;
}

export function destroy(state: Flood, at: Area, emit?: Emit<Event>): void {
  const { seat } = state;
  const armies = destroyCost(state, at);
  const owner = state.city[at] - 1;
  state.ready[seat] -= armies;
  state.reserve[seat] += armies;
  state.city[at] = 0;
  state.extended[at] = 0;
  state.stage = STAGE.expanded;
  emit?.({ type: 'cityDestroyed', seat, at, owner, armies });
}

export function reinforce(state: Flood, at: Area, emit?: Emit<Event>): void {
  state.ready[state.seat]--;
  state.armies[at]++;
  state.stage = STAGE.expanded;
  emit?.({ type: 'reinforced', seat: state.seat, at });
}

/** F12.6. */
export function refuseRepeat(state: Flood) {
  if (state.stage !== STAGE.expanded) return NOT_NOW[state.stage];
  return canExpand(state, state.ready[state.seat] - 1) ? undefined : NO.nothingAgain;
}

export function listRepeat(state: Flood, out: MoveList): void {
  if (!refuseRepeat(state)) out.push(REPEAT_CODE);
  out.push(DONE_CODE);
}

export function repeat(state: Flood, emit?: Emit<Event>): void {
  state.ready[state.seat]--;
  state.reserve[state.seat]++;
  state.stage = STAGE.again;
  emit?.({ type: 'repeated', seat: state.seat });
}
