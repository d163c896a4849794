/** The game as the catalogue knows it: facts now, each of its rooms when it is entered. */
import { cover } from './words/cover.ts';

export const sumeria = {
  id: 'sumeria',
  seats: [3, 4],
  minutes: 45,
  complexity: 2,
  cover,
  rules: async () => (await import('./rules/index.ts')).sumeria,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  bot: async () => (await import('./bot/index.ts')).room,
  screen: async () => (await import('./screen/index.ts')).sumeriaUi,
  boards: async () => (await import('./screen/editor/index.ts')).boardRoom,
  picture: async () => (await import('./screen/Picture.tsx')).Picture,
  teaching: async () => (await import('./teach/index.ts')).teaching,
} as const;
