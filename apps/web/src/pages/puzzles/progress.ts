/** Which puzzles have been solved on this device. */

import type { GameId } from '@shinar/catalogue';
import { readFieldsOf, writeEntry } from '../../base/storage/storage.ts';

export type Outcome = 'solved' | 'seen';

const KEY = 'shinar-puzzles';
const nameOf = (game: GameId, number: number): string => `${game}/${number}`;

export function outcomeOf(game: GameId, number: number): Outcome | undefined {
  const kept = readFieldsOf(KEY)[nameOf(game, number)];
  return kept === 'solved' || kept === 'seen' ? kept : undefined;
}

/** A puzzle whose answer was seen first does not become a solved one. */
export function keepOutcome(game: GameId, number: number, outcome: Outcome): void {
  if (outcomeOf(game, number) === undefined) writeEntry(KEY, JSON.stringify({ ...readFieldsOf(KEY), [nameOf(game, number)]: outcome }));
}
