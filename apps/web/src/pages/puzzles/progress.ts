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

/** A puzzle whose answer was shown first does not become a solved one. */
export function keepOutcome(game: GameId, number: number, outcome: Outcome): void {
  if (outcomeOf(game, number) === undefined) writeEntry(KEY, JSON.stringify({ ...readFieldsOf(KEY), [nameOf(game, number)]: outcome }));
}

const DAILY = 'shinar-daily';

/** How many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streakOn(day: number): number {
  const { last, streak } = readFieldsOf(DAILY);
  return typeof last === 'number' && typeof streak === 'number' && last >= day - 1 ? streak : 0;
}

/** Records that a day's puzzle is solved; twice on one day counts once. */
export function keepDaily(day: number): void {
  if (readFieldsOf(DAILY).last !== day) writeEntry(DAILY, JSON.stringify({ last: day, streak: streakOn(day) + 1 }));
}
