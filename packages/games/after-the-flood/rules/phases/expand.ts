/** F12: expand an empire: invade, destroy, reinforce. */
import { type MoveList, pack } from '@shinar/core';
import { AREA_COUNT, type Area, CLOSED, isSumer, REACH, SHURUPPAK, SUMER_COUNT } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE_CODE, KIND, REPEAT_CODE } from '../moves.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { SUMER_EMPIRE } from '../shared/empires.ts';
import { areasOf, citiesOf, hasCity, PHASE, type State } from '../state.ts';
import { ARMIES_IN_AREA } from './empire.ts';
import { occupy } from './fight.ts';
import { isIndex, refuseIn } from './turn.ts';

const DESTROY_COST = 2;
const DESTROY_COST_SHURUPPAK = 3;
const SUMER_BITS = (1 << SUMER_COUNT) - 1;

/** F12.1, F12.7: the areas that the seat to act may invade, as bits. */
function reach(state: State): number {
  const { seat } = state;
  if (state.empire[seat] === 0) return 0;
  const own = areasOf(state, seat);
  if (own === 0) return state.empire[seat] === SUMER_EMPIRE + 1 ? SUMER_BITS : 1 << state.home[seat];
  let bits = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (own & (1 << area)) bits |= REACH[area];
  return bits & ~own;
}

export function refuseInvade(state: State, to: Area): Verdict {
  const opening = refuseIn(state, PHASE.again);
  if (opening) return opening;
  if (!isIndex(to, AREA_COUNT)) return REFUSED.noSuchArea;
  const { seat } = state;
  if ((reach(state) & (1 << to)) !== 0) return state.ready[seat] === 0 ? REFUSED.noneReady : undefined;
  if (state.armyOf[to] === seat + 1) return REFUSED.ownArmyThere;
  if (CLOSED & (1 << to)) return REFUSED.neverEntered;
  if (state.empire[seat] === 0) return REFUSED.noneOnBoard;
  return areasOf(state, seat) === 0 ? REFUSED.reenterHome : REFUSED.notAdjacent;
}

/** F12.4: how many armies it takes to destroy the city there. */
export function destroyCost(state: State, at: Area): number {
  const owner = state.city[at] - 1;
  return hasCity(state, owner, SHURUPPAK) && citiesOf(state, owner) > 1 ? DESTROY_COST_SHURUPPAK : DESTROY_COST;
}

/** F12.4, except for the cost. */
const refuseTarget = (state: State, at: Area): Verdict => {
  if (!isSumer(at) || state.city[at] === 0 || hasCity(state, state.seat, at)) return REFUSED.noEnemyCity;
  return state.armyOf[at] === state.seat + 1 ? undefined : REFUSED.armyNeeded;
};

export function refuseDestroy(state: State, at: Area): Verdict {
  const opening = refuseIn(state, PHASE.again);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return REFUSED.noSuchArea;
  return refuseTarget(state, at) ?? (state.ready[state.seat] < destroyCost(state, at) ? REFUSED.destroyCost : undefined);
}

/** F12.5, except for the army. */
const refuseStand = (state: State, at: Area): Verdict => {
  if (state.armyOf[at] !== state.seat + 1) return REFUSED.noArmyThere;
  return state.armies[at] >= ARMIES_IN_AREA ? REFUSED.twoThere : undefined;
};

export function refuseReinforce(state: State, at: Area): Verdict {
  const opening = refuseIn(state, PHASE.again);
  if (opening) return opening;
  if (!isIndex(at, AREA_COUNT)) return REFUSED.noSuchArea;
  return refuseStand(state, at) ?? (state.ready[state.seat] === 0 ? REFUSED.noneReady : undefined);
}

/** Whether anything can be done with this many available armies. */
export function canExpand(state: State, ready: number): boolean {
  if (ready <= 0) return false;
  if (reach(state) !== 0) return true;
  for (let at = 0; at < AREA_COUNT; at++) {
    if (!refuseStand(state, at)) return true;
    if (!refuseTarget(state, at) && ready >= destroyCost(state, at)) return true;
  }
  return false;
}

export function listExpansions(state: State, out: MoveList): void {
  const ready = state.ready[state.seat];
  if (ready === 0) return;
  const bits = reach(state);
  for (let to = 0; to < AREA_COUNT; to++) if (bits & (1 << to)) out.push(pack(KIND.invade, to));
  for (let at = 0; at < SUMER_COUNT; at++) {
    if (!refuseTarget(state, at) && ready >= destroyCost(state, at)) out.push(pack(KIND.destroy, at));
  }
  for (let at = 0; at < AREA_COUNT; at++) if (!refuseStand(state, at)) out.push(pack(KIND.reinforce, at));
}

export function applyInvade(state: State, to: Area, emit?: Emit): void {
  emit?.({ type: 'invaded', seat: state.seat, to, defenders: state.armies[to] });
  state.target = to;
  if (state.armyOf[to] === 0) occupy(state, to, emit);
  else state.phase = PHASE.roll;
}

export function applyDestroy(state: State, at: Area, emit?: Emit): void {
  const { seat } = state;
  const armies = destroyCost(state, at);
  const owner = state.city[at] - 1;
  state.ready[seat] -= armies;
  state.reserve[seat] += armies;
  state.city[at] = 0;
  state.extended[at] = 0;
  state.phase = PHASE.expanded;
  emit?.({ type: 'cityDestroyed', seat, at, owner, armies });
}

export function applyReinforce(state: State, at: Area, emit?: Emit): void {
  state.ready[state.seat]--;
  state.armies[at]++;
  state.phase = PHASE.expanded;
  emit?.({ type: 'reinforced', seat: state.seat, at });
}

/** F12.6. */
export function refuseRepeat(state: State): Verdict {
  if (state.phase !== PHASE.expanded) return NOT_NOW[state.phase];
  return canExpand(state, state.ready[state.seat] - 1) ? undefined : REFUSED.nothingAgain;
}

export function listRepeat(state: State, out: MoveList): void {
  if (!refuseRepeat(state)) out.push(REPEAT_CODE);
  out.push(DONE_CODE);
}

export function applyRepeat(state: State, emit?: Emit): void {
  state.ready[state.seat]--;
  state.reserve[state.seat]++;
  state.phase = PHASE.again;
  emit?.({ type: 'repeated', seat: state.seat });
}
