import type { GameTypes } from '@shinar/core';
import type { GameWords } from './game-words.ts';

/** A game in the terminal: its words, and what only a terminal needs. */
export interface TerminalWords<G extends GameTypes = GameTypes>
  extends Pick<GameWords<G>, 'advise' | 'events' | 'gains' | 'prompt' | 'reason' | 'refusal' | 'source'> {
  /** The position as text. */
  board(state: G['state']): string;
  /** What people call a thing in a field of a record: B5 for `c1r4`. */
  typedName?(value: number | string, field: string): string;
  /** And back. */
  recordName?(word: string, field: string): number | string;
}
