/** F11: start an empire. */
import { type MoveList, pack, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, BABYLON, isSumer, SUMER_COUNT, UNAVAILABLE } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE_CODE, EQUIP, KIND, LEVY } from '../moves.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { ARMIES, BY_TURN, EMPIRES, type Empire, HOME, SUMER_EMPIRE } from '../shared/empires.ts';
import { GOOD_COUNT, type Good, LEVIES } from '../shared/goods.ts';
import { enemyIn, goodAt, hasCity, PHASE, SEATS, type State, shift, spend, workersAt } from '../state.ts';
import { ranked } from './fight.ts';
import { isIndex, nextAction, refuseOpening } from './turn.ts';

const BABYLON_ARMIES = 2;
/** F11.5, F12.5: at most two armies in an area. */
export const ARMIES_IN_AREA = 2;

/** F11, F11.2: whether a seat may claim an empire this turn, no matter whose turn it is. */
export function refuseClaim(state: State, seat: Seat, of: Empire): Verdict {
  if (state.empire[seat] !== 0) return REFUSED.secondEmpire;
  for (let other = 0; other < SEATS; other++) if (state.empire[other] === of + 1) return REFUSED.empireTaken;
  return of === SUMER_EMPIRE ? undefined : refuseHome(state, seat, HOME[of]);
}

/** F11.2: the workers in the home area. */
export function refuseHome(state: State, seat: Seat, home: Area): Verdict {
  const own = state.workers[workersAt(seat, home)];
  if (own === 0) return REFUSED.noWorkerHome;
  for (let other = 0; other < SEATS; other++) if (state.workers[workersAt(other, home)] > own) return REFUSED.outnumbered;
  return undefined;
}

export function refuseEmpire(state: State, of: Empire, at: Area | undefined): Verdict {
  const opening = refuseOpening(state);
  if (opening) return opening;
  if (!isIndex(of, EMPIRES.length)) return REFUSED.noSuchEmpire;
  if (at !== undefined && !isIndex(at, AREA_COUNT)) return REFUSED.noSuchArea;
  if (ARMIES[state.turn][of] === 0) return REFUSED.otherTurn;
  if (of !== SUMER_EMPIRE && at !== undefined) return REFUSED.homeFixed;
  if (of === SUMER_EMPIRE && (at === undefined || !isSumer(at))) return REFUSED.homeNeeded;
  return refuseClaim(state, state.seat, of);
}

export function canStart(state: State): boolean {
  const empires = BY_TURN[state.turn];
  for (let i = 0; i < empires.length; i++) if (!refuseClaim(state, state.seat, empires[i])) return true;
  return false;
}

export function listEmpire(state: State, out: MoveList): void {
  const empires = BY_TURN[state.turn];
  for (let i = 0; i < empires.length; i++) {
    const of = empires[i];
    if (refuseClaim(state, state.seat, of)) continue;
    if (of === SUMER_EMPIRE) for (let at = 0; at < SUMER_COUNT; at++) out.push(pack(KIND.empire, of, at + 1));
    else out.push(pack(KIND.empire, of));
  }
}

const babylonArmies = (state: State, seat: Seat): number => (hasCity(state, seat, BABYLON) ? BABYLON_ARMIES : 0);

/** F11.3: the armies that a seat would get by starting an empire now, before it spends anything. */
export const armiesFor = (state: State, seat: Seat, of: Empire): number =>
  Math.min(ARMIES[state.turn][of] + babylonArmies(state, seat), state.reserve[seat]);

/** `at` is -1 except for a Sumer empire. */
export function applyEmpire(state: State, of: Empire, at: Area, emit?: Emit): void {
  const { seat } = state;
  const armies = ARMIES[state.turn][of];
  const babylon = babylonArmies(state, seat);
  state.empire[seat] = of + 1;
  state.home[seat] = at >= 0 ? at : HOME[of];
  state.started[seat] = 1 + Math.max(state.started[0], state.started[1], state.started[2]);
  call(state, armies + babylon);
  state.phase = PHASE.levy;
  emit?.({ type: 'empireStarted', seat, of, at: state.home[seat], armies, babylon });
}

/** Makes armies available, as far as there are any. */
function call(state: State, armies: number): number {
  const called = Math.min(armies, state.reserve[state.seat]);
  state.reserve[state.seat] -= called;
  state.ready[state.seat] += called;
  return called;
}

export function refuseLevy(state: State, good: Good): Verdict {
  if (state.phase !== PHASE.levy) return NOT_NOW[state.phase];
  if (!isIndex(good, GOOD_COUNT)) return REFUSED.noSuchGood;
  if (LEVIES[good] === 0) return REFUSED.noLevyFor;
  if (state.goods[goodAt(state.seat, good)] === 0) return REFUSED.levyMissing;
  return state.reserve[state.seat] === 0 ? REFUSED.allArmiesOut : undefined;
}

export function listLevy(state: State, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseLevy(state, good)) out.push(pack(KIND.spend, LEVY, good));
  out.push(DONE_CODE);
}

export function applyLevy(state: State, good: Good, emit?: Emit): void {
  const { seat } = state;
  spend(state, seat, good);
  const armies = call(state, LEVIES[good]);
  emit?.({ type: 'levied', seat, with: good, armies, clause: 'F11.3' });
}

export function closeLevy(state: State, emit?: Emit): void {
  state.phase = PHASE.equip;
  emit?.({ type: 'levyDone', seat: state.seat });
}

export function refuseEquip(state: State, good: Good): Verdict {
  if (state.phase !== PHASE.equip) return NOT_NOW[state.phase];
  if (!isIndex(good, GOOD_COUNT)) return REFUSED.noSuchGood;
  return state.goods[goodAt(state.seat, good)] === 0 ? REFUSED.equipMissing : undefined;
}

export function listEquip(state: State, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseEquip(state, good)) out.push(pack(KIND.spend, EQUIP, good));
  out.push(DONE_CODE);
}

/** F15.1: goods used as equipment go to the bank only at the end of the turn. */
export function applyEquip(state: State, good: Good, emit?: Emit): void {
  const at = goodAt(state.seat, good);
  state.goods[at]--;
  state.equipment[at]++;
  emit?.({ type: 'equipped', seat: state.seat, with: good, clause: 'F11.4' });
}

/** F11.5, F11.6: the seat's own workers leave; where others' armies stand, a fight comes first. */
export function closeEquipment(state: State, emit?: Emit): void {
  const { seat } = state;
  const at = state.home[seat];
  const workers = state.workers[workersAt(seat, at)];
  shift(state, seat, at, UNAVAILABLE, workers);
  if (emit) {
    emit({ type: 'equipDone', seat });
    emit({ type: 'ranked', seat, ranks: ranked(state) });
    if (workers > 0) emit({ type: 'homeLeft', seat, at, workers });
  }
  state.target = at;
  state.phase = enemyIn(state, seat, at) ? PHASE.startRoll : PHASE.muster;
}

export function refuseMuster(state: State, armies: number): Verdict {
  if (state.phase !== PHASE.muster) return NOT_NOW[state.phase];
  if (!isIndex(armies - 1, ARMIES_IN_AREA)) return REFUSED.musterCount;
  return armies > state.ready[state.seat] ? REFUSED.noneReady : undefined;
}

export function listMuster(state: State, out: MoveList): void {
  for (let armies = 1; armies <= ARMIES_IN_AREA; armies++) if (!refuseMuster(state, armies)) out.push(pack(KIND.muster, armies));
}

export function applyMuster(state: State, armies: number, emit?: Emit): void {
  const { seat, target: at } = state;
  state.ready[seat] -= armies;
  state.armyOf[at] = seat + 1;
  state.armies[at] = armies;
  emit?.({ type: 'mustered', seat, at, armies });
  nextAction(state);
}
