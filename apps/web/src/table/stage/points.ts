import type { Seat } from '@shinar/core';
import { type GameUi, gainsOf, type Moment, type Scene } from '@shinar/table';

/** The points of each player: from each of their sources what it gives, and what is left from where the scene happens. */
export function pointsIn(
  { game, sources }: GameUi,
  players: number,
  moments: readonly Moment[],
  { key, before, state, events, from }: Scene,
) {
  const left = new Map<Seat, number>();
  for (const { seat, points } of gainsOf(game, before, state, players)) left.set(seat, (left.get(seat) ?? 0) + points);
  const earlier = sources === undefined ? [] : moments.slice(0, Math.floor(key)).flatMap((moment) => moment.events);
  const parts = events.flatMap((event) => {
    const [seat] = game.rules.about(event).seats;
    return seat === undefined ? [] : (sources?.(event, state, earlier) ?? []).map((source) => ({ seat, ...source }));
  });
  for (const { seat, points } of parts) left.set(seat, (left.get(seat) ?? 0) - points);
  return [...parts, ...[...left].flatMap(([seat, points]) => (points === 0 ? [] : [{ seat, points, from }]))];
}
