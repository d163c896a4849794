/** What of a game somebody wants to read: all of it, what changed points, or what one seat did. */
import { type Game, type GameTypes, type Seat, total } from '@shinar/core';
import type { Moment } from '@shinar/table';

export type Filter = 'all' | 'points' | Seat;

export function isTold<G extends GameTypes>(
  { rules }: Game<G>,
  moments: readonly Moment<G>[],
  step: number,
  players: number,
  filter: Filter,
): boolean {
  if (filter === 'all') return true;
  const moment = moments[step]!;
  if (filter !== 'points') return moment.step?.by === filter;
  const before = moments[step - 1]!.state;
  return Array.from({ length: players }, (_, seat) => seat).some((seat) => total(rules, before, seat) !== total(rules, moment.state, seat));
}
