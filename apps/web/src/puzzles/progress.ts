/** Which puzzles have been solved on this device. */
import type { GameId } from '../games/index.ts';

export type Outcome = 'solved' | 'seen';

const KEY = 'shinar-puzzles';
const nameOf = (game: GameId, number: number): string => `${game}/${number}`;

function all(): Partial<Record<string, unknown>> {
  return JSON.parse(localStorage.getItem(KEY) ?? '{}');
}

export function outcomeOf(game: GameId, number: number): Outcome | undefined {
  const kept = all()[nameOf(game, number)];
  return kept === 'solved' || kept === 'seen' ? kept : undefined;
}

/** A puzzle whose answer was seen first does not become a solved one. */
export function keepOutcome(game: GameId, number: number, outcome: Outcome): void {
  if (outcomeOf(game, number) === undefined) localStorage.setItem(KEY, JSON.stringify({ ...all(), [nameOf(game, number)]: outcome }));
}
