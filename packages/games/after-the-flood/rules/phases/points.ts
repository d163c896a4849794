/** F14, phase 5: points for areas, and extending cities. */
import { type MoveList, pack, type Seat } from '@shinar/core';
import { AREA_COUNT, type Area, isSumer, NIPPUR, SUMER_COUNT } from '../board.ts';
import type { Emit } from '../events.ts';
import { DONE_CODE, KIND } from '../moves.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { EXTENSION_POINTS, EXTENSION_WOOD, type Good, LUXURIES, LUXURY_SETS, WOOD } from '../shared/goods.ts';
import { goodAt, hasCity, PHASE, SEATS, type State, spend } from '../state.ts';
import { endTurn } from './end.ts';
import { isIndex } from './turn.ts';

export const AREA_POINTS = 2;
const NIPPUR_POINTS = 1;

/** F14.1, F14.2: what an area with an army of the seat scores. */
export const pointsFor = (state: State, seat: Seat, area: Area): number =>
  AREA_POINTS + (isSumer(area) && hasCity(state, seat, NIPPUR) ? NIPPUR_POINTS : 0);

export function points(state: State, emit?: Emit): void {
  for (let i = 0; i < SEATS; i++) scoreAreas(state, state.order[i], emit);
  askFrom(state, 0, emit);
}

function scoreAreas(state: State, seat: Seat, emit?: Emit): void {
  let areas = 0;
  let sumer = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (state.armyOf[area] !== seat + 1) continue;
    areas++;
    if (isSumer(area)) sumer++;
  }
  state.areaPoints[seat] += AREA_POINTS * areas;
  if (areas > 0) emit?.({ type: 'areasScored', seat, areas, points: AREA_POINTS * areas, clause: 'F14.1' });
  if (sumer === 0 || !hasCity(state, seat, NIPPUR)) return;
  state.nippurPoints[seat] += NIPPUR_POINTS * sumer;
  emit?.({ type: 'nippurScored', seat, areas: sumer, points: NIPPUR_POINTS * sumer, clause: 'F14.2' });
}

/** Asks the next player, from this place in the order on, who can extend a city; if there is none, the turn ends. */
function askFrom(state: State, place: number, emit?: Emit): void {
  for (let i = place; i < SEATS; i++) {
    if (!canExtend(state, state.order[i])) continue;
    state.seat = state.order[i];
    state.phase = PHASE.extend;
    return;
  }
  endTurn(state, emit);
}

function canExtend(state: State, seat: Seat): boolean {
  if (state.goods[goodAt(seat, WOOD)] < EXTENSION_WOOD) return false;
  for (let at = 0; at < SUMER_COUNT; at++) if (hasCity(state, seat, at) && !state.extended[at]) return true;
  return false;
}

/** Whether the seat holds every luxury in a set. */
function holds(state: State, seat: Seat, luxuries: number): boolean {
  for (let i = 0; i < LUXURIES.length; i++) if (luxuries & (1 << i) && state.goods[goodAt(seat, LUXURIES[i])] === 0) return false;
  return true;
}

export function refuseExtend(state: State, at: Area, luxuries: number): Verdict {
  if (state.phase !== PHASE.extend) return NOT_NOW[state.phase];
  if (!isIndex(at, AREA_COUNT)) return REFUSED.noSuchArea;
  if (!isIndex(luxuries, LUXURY_SETS)) return REFUSED.noSuchGood;
  const { seat } = state;
  if (!isSumer(at) || !hasCity(state, seat, at)) return REFUSED.cityNotYours;
  if (state.extended[at]) return REFUSED.extendedAlready;
  if (state.goods[goodAt(seat, WOOD)] < EXTENSION_WOOD) return REFUSED.noWood;
  return holds(state, seat, luxuries) ? undefined : REFUSED.luxuryMissing;
}

export function listExtend(state: State, out: MoveList): void {
  for (let at = 0; at < SUMER_COUNT; at++) {
    for (let luxuries = 0; luxuries < LUXURY_SETS; luxuries++) {
      if (!refuseExtend(state, at, luxuries)) out.push(pack(KIND.extend, at, luxuries));
    }
  }
  out.push(DONE_CODE);
}

export const luxuriesOf = (luxuries: number): Good[] => LUXURIES.filter((_, i) => luxuries & (1 << i));

export function applyExtend(state: State, at: Area, luxuries: number, emit?: Emit): void {
  const { seat } = state;
  for (let i = 0; i < EXTENSION_WOOD; i++) spend(state, seat, WOOD);
  let count = 0;
  for (let i = 0; i < LUXURIES.length; i++) {
    if (!(luxuries & (1 << i))) continue;
    spend(state, seat, LUXURIES[i]);
    count++;
  }
  state.extended[at] = 1;
  state.extensionPoints[seat * SUMER_COUNT + at] += EXTENSION_POINTS[count];
  emit?.({ type: 'cityExtended', seat, at, luxuries: luxuriesOf(luxuries), points: EXTENSION_POINTS[count], clause: 'F14.3' });
  askFrom(state, state.order.indexOf(seat), emit);
}

export function closeExtending(state: State, emit?: Emit): void {
  emit?.({ type: 'extendingDone', seat: state.seat });
  askFrom(state, state.order.indexOf(state.seat) + 1, emit);
}
