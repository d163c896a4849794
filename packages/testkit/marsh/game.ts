/** The manifest: facts at once, each room loaded when it is needed. */
import { cover } from './words/cover.ts';

export const marsh = {
  id: 'marsh',
  seats: [2, 3],
  minutes: 10,
  complexity: 1,
  cover,
  rules: async () => (await import('./rules/index.ts')).marsh,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  bot: async () => (await import('./bot/index.ts')).room,
  screen: async () => (await import('./screen/index.ts')).marshUi,
  picture: async () => (await import('./screen/Picture.tsx')).Picture,
  teaching: async () => (await import('./teach/index.ts')).teaching,
} as const;
