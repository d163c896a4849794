/** F11: start an empire. */
import { type Emit, type MoveList, pack, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, BABYLON, isSumer, SUMER_COUNT, UNAVAILABLE } from '../board.ts';
import { ARMIES, BY_TURN, EMPIRES, type Empire, HOME, SUMER_EMPIRE } from '../empires.ts';
import type { Event } from '../events.ts';
import { GOOD_COUNT, type Good, LEVIES } from '../goods.ts';
import { DONE_CODE, EQUIP, KIND, LEVY } from '../moves.ts';
import { NO, NOT_NOW } from '../rulebook.ts';
import { enemyIn, type Flood, goodAt, hasCity, SEATS, STAGE, shift, spend, workersAt } from '../state.ts';
import { ranked } from './fight.ts';
import { isIndex, nextAction, refuseOpening } from './turn.ts';

const BABYLON_ARMIES = 2;
/** F11.5, F12.5: at most two armies in an area. */
export const ARMIES_IN_AREA = 2;

/** F11, F11.2: whether a seat may claim an empire of this turn, whoever is to act. */
export function refuseClaim(state: Flood, seat: Seat, of: Empire) {
  if (state.empire[seat] !== 0) return NO.secondEmpire;
  for (let other = 0; other < SEATS; other++) if (state.empire[other] === of + 1) return NO.empireTaken;
  return of === SUMER_EMPIRE ? undefined : refuseHome(state, seat, HOME[of]);
}

/** F11.2: the workers in the home area. */
export function refuseHome(state: Flood, seat: Seat, home: Area) {
  const own = state.workers[workersAt(seat, home)];
  if (own === 0) return NO.noWorkerHome;
  for (let other = 0; other < SEATS; other++) if (state.workers[workersAt(other, home)] > own) return NO.outnumbered;
  return undefined;
}

export function refuseEmpire(state: Flood, of: Empire, at: Area | undefined) {
  const opening = refuseOpening(state);
  if (opening) return opening;
  if (!isIndex(of, EMPIRES.length)) return NO.suchEmpire;
  if (at !== undefined && !isIndex(at, AREA_COUNT)) return NO.suchArea;
  if (ARMIES[state.turn][of] === 0) return NO.otherTurn;
  if (of !== SUMER_EMPIRE && at !== undefined) return NO.homeFixed;
  if (of === SUMER_EMPIRE && (at === undefined || !isSumer(at))) return NO.homeNeeded;
  return refuseClaim(state, state.seat, of);
}

export function canStart(state: Flood): boolean {
  const empires = BY_TURN[state.turn];
  for (let i = 0; i < empires.length; i++) if (!refuseClaim(state, state.seat, empires[i])) return true;
  return false;
}

export function listEmpires(state: Flood, out: MoveList): void {
  const empires = BY_TURN[state.turn];
  for (let i = 0; i < empires.length; i++) {
    const of = empires[i];
    if (refuseClaim(state, state.seat, of)) continue;
    if (of === SUMER_EMPIRE) for (let at = 0; at < SUMER_COUNT; at++) out.push(pack(KIND.empire, of, at + 1));
    else out.push(pack(KIND.empire, of));
  }
}

/** `at` is -1 but for a Sumer empire. */
export function startEmpire(state: Flood, of: Empire, at: Area, emit?: Emit<Event>): void {
  const { seat } = state;
  const armies = ARMIES[state.turn][of];
  const babylon = hasCity(state, seat, BABYLON) ? BABYLON_ARMIES : 0;
  state.empire[seat] = of + 1;
  state.home[seat] = at >= 0 ? at : HOME[of];
  state.started[seat] = 1 + Math.max(state.started[0], state.started[1], state.started[2]);
  call(state, armies + babylon);
  state.stage = STAGE.levy;
  emit?.({ type: 'empireStarted', seat, of, at: state.home[seat], armies, babylon });
}

/** Makes armies available, as far as there are any. */
function call(state: Flood, armies: number): number {
  const called = Math.min(armies, state.reserve[state.seat]);
  state.reserve[state.seat] -= called;
  state.ready[state.seat] += called;
  return called;
}

export function refuseLevy(state: Flood, good: Good) {
  if (state.stage !== STAGE.levy) return NOT_NOW[state.stage];
  if (!isIndex(good, GOOD_COUNT)) return NO.suchGood;
  if (LEVIES[good] === 0) return NO.noLevyFor;
  if (state.goods[goodAt(state.seat, good)] === 0) return NO.levyMissing;
  return state.reserve[state.seat] === 0 ? NO.allArmiesOut : undefined;
}

export function listLevies(state: Flood, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseLevy(state, good)) out.push(pack(KIND.spend, LEVY, good));
  out.push(DONE_CODE);
}

export function levy(state: Flood, good: Good, emit?: Emit<Event>): void {
  const { seat } = state;
  spend(state, seat, good);
  const armies = call(state, LEVIES[good]);
  emit?.({ type: 'levied', seat, with: good, armies, clause: 'F11.3' });
}

export function closeLevy(state: Flood, emit?: Emit<Event>): void {
  state.stage = STAGE.equip;
  emit?.({ type: 'levyDone', seat: state.seat });
}

export function refuseEquip(state: Flood, good: Good) {
  if (state.stage !== STAGE.equip) return NOT_NOW[state.stage];
  if (!isIndex(good, GOOD_COUNT)) return NO.suchGood;
  return state.goods[goodAt(state.seat, good)] === 0 ? NO.equipMissing : undefined;
}

export function listEquipment(state: Flood, out: MoveList): void {
  for (let good = 0; good < GOOD_COUNT; good++) if (!refuseEquip(state, good)) out.push(pack(KIND.spend, EQUIP, good));
  out.push(DONE_CODE);
}

/** F15.1: what equips armies goes to the bank only at the end of the turn. */
export function equip(state: Flood, good: Good, emit?: Emit<Event>): void {
  const at = goodAt(state.seat, good);
  state.goods[at]--;
  state.equipment[at]++;
  emit?.({ type: 'equipped', seat: state.seat, with: good, clause: 'F11.4' });
}

/** F11.5, F11.6: the own workers leave, and a fight comes first where others' armies stand. */
export function closeEquipment(state: Flood, emit?: Emit<Event>): void {
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
  state.stage = enemyIn(state, seat, at) ? STAGE.startRoll : STAGE.muster;
}

export function refuseMuster(state: Flood, armies: number) {
  if (state.stage !== STAGE.muster) return NOT_NOW[state.stage];
  if (!isIndex(armies - 1, ARMIES_IN_AREA)) return NO.musterCount;
  return armies > state.ready[state.seat] ? NO.noneReady : undefined;
}

export function listMusters(state: Flood, out: MoveList): void {
  for (let armies = 1; armies <= ARMIES_IN_AREA; armies++) if (!refuseMuster(state, armies)) out.push(pack(KIND.muster, armies));
}

export function muster(state: Flood, armies: number, emit?: Emit<Event>): void {
  const { seat, target: at } = state;
  state.ready[seat] -= armies;
  state.armyOf[at] = seat + 1;
  state.armies[at] = armies;
  emit?.({ type: 'mustered', seat, at, armies });
  nextAction(state);
}
