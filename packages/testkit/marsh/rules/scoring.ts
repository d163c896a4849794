import type { ScoreLine, Seat } from '@shinar/core';
import type { Clause } from './rulebook.ts';
import type { MarshState } from './state.ts';

const points = (state: MarshState, seat: Seat): number => state.cut[seat]! + amongReeds(state, seat);
const amongReeds = (state: MarshState, seat: Seat): number => ((state.reeds[state.boat[seat]!] ?? 0) > 0 ? 1 : 0);

export function score(state: MarshState, seat: Seat): ScoreLine<Clause>[] {
  return [
    { clause: 'M6.1', source: 'reeds', points: state.cut[seat]! },
    { clause: 'M6.2', source: 'among-reeds', points: amongReeds(state, seat) },
  ];
}

/** M6.3 */
export function result(state: MarshState, out: Float64Array): void {
  let best = 0;
  let winners = 0;
  for (let seat = 0; seat < state.players; seat++) best = Math.max(best, points(state, seat));
  for (let seat = 0; seat < state.players; seat++) if (points(state, seat) === best) winners++;
  for (let seat = 0; seat < state.players; seat++) out[seat] = points(state, seat) === best ? 1 / winners : 0;
}
