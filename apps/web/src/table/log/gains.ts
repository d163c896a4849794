import type { Game, GameTypes, Seat } from '@shinar/core';
import type { Moment } from '@shinar/table';

interface SourceGain {
  readonly seat: Seat;
  readonly source: string;
  readonly points: number;
}

/** Whose points changed between two moments, and by which source. */
export function gainsOf<G extends GameTypes>({ rules }: Game<G>, before: Moment<G>, after: Moment<G>, players: number): SourceGain[] {
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const change = new Map<string, number>();
    for (const { source, points } of rules.score(after.state, seat)) change.set(source, (change.get(source) ?? 0) + points);
    for (const { source, points } of rules.score(before.state, seat)) change.set(source, (change.get(source) ?? 0) - points);
    return [...change].filter(([, points]) => points !== 0).map(([source, points]) => ({ seat, source, points }));
  });
}
