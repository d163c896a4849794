/** What a puzzle is about: the start of a game, its end, or what its answer does between the two. */
import type { StateBase, Tagged } from '@shinar/core';

export const THEMES = ['start', 'majority', 'feeding', 'building', 'trade', 'empires', 'tiles', 'timing', 'last-turn'] as const;
export type Theme = (typeof THEMES)[number];

export interface Themes {
  /** Whether a puzzle may ask in such a position; everywhere, unless told. */
  isAsked?(state: StateBase): boolean;
  /** Of the move that is best in a position. */
  themeOf(state: StateBase, move: Tagged): Theme;
}
