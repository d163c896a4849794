/** The game as the catalogue knows it: facts now, each of its rooms when it is entered. */
import { cover } from './words/cover.ts';

export const assyria = {
  id: 'assyria',
  seats: [2, 4],
  minutes: 75,
  complexity: 3,
  cover,
  styles: ['builder', 'trader', 'courtier'],
  rules: async () => (await import('./rules/index.ts')).assyria,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  bot: async () => (await import('./bot/index.ts')).room,
  screen: async () => (await import('./screen/index.ts')).assyriaUi,
  picture: async () => (await import('./screen/Picture.tsx')).Picture,
  teaching: async () => (await import('./teach/index.ts')).teaching,
} as const;
