import type { Teaching } from '@shinar/teach';

/** Nothing is taught of a game that nobody plays. */
export const teaching: Teaching = {
  lessons: async () => [],
  texts: async () => ({}),
  examples: async () => ({}),
  positions: async () => ({}),
  aid: [],
  puzzles: async () => [],
  themes: async () => ({ themeOf: () => 'timing' }),
};
