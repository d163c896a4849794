import type { Teaching } from '@shinar/teach';

/** Nobody learns Marsh, so it teaches nothing. */
export const teaching: Teaching = {
  lessons: async () => [],
  texts: async () => ({}),
  examples: async () => ({}),
  positions: async () => ({}),
  aid: [],
  puzzles: async () => [],
  themes: async () => ({ themeOf: () => 'timing' }),
};
