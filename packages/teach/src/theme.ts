/** What a puzzle is about: the start of a game, its end, or what its answer does between the two. */
import type { StateBase, Tagged } from '@shinar/core';

export const THEMES = ['start', 'majority', 'feeding', 'building', 'trade', 'empires', 'tiles', 'timing', 'last-turn'] as const;
export type Theme = (typeof THEMES)[number];

export interface Themes {
  /** The theme of a position whose best move this is. */
  themeOf(state: StateBase, move: Tagged): Theme;
}
