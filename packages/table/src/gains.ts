import type { Game, GameTypes, Seat } from '@shinar/core';

export interface Gain {
  readonly seat: Seat;
  readonly source: string;
  readonly points: number;
}

/** Whose points changed between two states, and by which source. */
export function gainsOf<G extends GameTypes>({ rules }: Game<G>, before: G['state'], after: G['state'], players: number): Gain[] {
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const change = new Map<string, number>();
    for (const { source, points } of rules.score(after, seat)) change.set(source, (change.get(source) ?? 0) + points);
    for (const { source, points } of rules.score(before, seat)) change.set(source, (change.get(source) ?? 0) - points);
    return [...change].filter(([, points]) => points !== 0).map(([source, points]) => ({ seat, source, points }));
  });
}
