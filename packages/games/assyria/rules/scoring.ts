/** Points by source, and who wins (A9.2). */
import type { ScoreLine, Seat } from '@shinar/core';
import type { Emit } from './events.ts';
import type { Clause } from './rulebook.ts';
import { SOURCE_CLAUSE, SOURCES, type Source } from './shared/sources.ts';
import type { State } from './state.ts';

const INDEX = Object.fromEntries(SOURCES.map((source, index) => [source, index])) as Record<Source, number>;

export function scorePoints(state: State, seat: Seat, source: Source, points: number, emit?: Emit): void {
  if (points === 0) return;
  state.points[seat * SOURCES.length + INDEX[source]] += points;
  emit?.({ type: 'pointsScored', seat, points, source, clause: SOURCE_CLAUSE[source] });
}

export const score = (state: State, seat: Seat): ScoreLine<Clause>[] =>
  SOURCES.map((source, index) => ({ clause: SOURCE_CLAUSE[source], source, points: state.points[seat * SOURCES.length + index] }));

export function pointsOf(state: State, seat: Seat): number {
  let points = 0;
  for (let index = 0; index < SOURCES.length; index++) points += state.points[seat * SOURCES.length + index];
  return points;
}

/** Everyone tied for the lead. */
export function winners(state: State): Seat[] {
  const points = Array.from({ length: state.players }, (_, seat) => pointsOf(state, seat));
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

export function result(state: State, out: Float64Array): void {
  const first = winners(state);
  out.fill(0);
  for (const seat of first) out[seat] = 1 / first.length;
}
