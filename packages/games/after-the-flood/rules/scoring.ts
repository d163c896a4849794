/** F16: points by source, and the winner. */
import type { ScoreLine, Seat } from '@shinar/core';
import { PLACES, type Place, SUMER, SUMER_COUNT, VALUED, WORTH } from './board.ts';
import type { Clause } from './rulebook.ts';
import { PHASE, SEATS, type State, workersAt } from './state.ts';

/** F16.1: the seat with the most workers in a place; undefined if tied or empty. */
export function majority(state: State, place: Place): Seat | undefined {
  let most = 0;
  let leader: Seat | undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const own = state.workers[workersAt(seat, place)];
    if (own > most) leader = seat;
    else if (own === most) leader = undefined;
    most = Math.max(most, own);
  }
  return leader;
}

export type Source = 'areas' | 'nippur' | `extension-${(typeof SUMER)[number]}` | `majority-${string}`;
type Line = ScoreLine<Clause> & { readonly source: Source };

/** A seat's points so far by source; majorities only at the end. */
export function score(state: State, seat: Seat): Line[] {
  const lines: Line[] = [
    { clause: 'F14.1', source: 'areas', points: state.areaPoints[seat] },
    { clause: 'F14.2', source: 'nippur', points: state.nippurPoints[seat] },
  ];
  SUMER.forEach((name, area) => {
    lines.push({ clause: 'F14.3', source: `extension-${name}`, points: state.extensionPoints[seat * SUMER_COUNT + area] });
  });
  if (state.phase === PHASE.over) {
    for (const place of VALUED) {
      if (majority(state, place) === seat) lines.push({ clause: 'F16.1', source: `majority-${PLACES[place]}`, points: WORTH[place] });
    }
  }
  return lines.filter((line) => line.points > 0);
}

/** A seat's points without the breakdown, for playouts. */
export function pointsOf(state: State, seat: Seat): number {
  let points = state.areaPoints[seat] + state.nippurPoints[seat];
  for (let area = 0; area < SUMER_COUNT; area++) points += state.extensionPoints[seat * SUMER_COUNT + area];
  if (state.phase === PHASE.over) {
    for (let i = 0; i < VALUED.length; i++) if (majority(state, VALUED[i]) === seat) points += WORTH[VALUED[i]];
  }
  return points;
}

/** F16.2: ties go to the player earlier in the order of play. */
export function winner(state: State): Seat {
  let best = state.order[0];
  for (let i = 1; i < SEATS; i++) if (pointsOf(state, state.order[i]) > pointsOf(state, best)) best = state.order[i];
  return best;
}

export function result(state: State, out: Float64Array): void {
  out.fill(0);
  out[winner(state)] = 1;
}
