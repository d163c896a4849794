/** The game as the catalogue knows it: facts now, each of its rooms when it is entered. */
import { cover } from './words/cover.ts';

export const afterTheFlood = {
  id: 'after-the-flood',
  seats: [3, 3],
  minutes: 150,
  complexity: 5,
  cover,
  styles: ['builder', 'trader', 'warrior'],
  rules: async () => (await import('./rules/index.ts')).afterTheFlood,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  bot: async () => (await import('./bot/index.ts')).room,
  screen: async () => (await import('./screen/index.ts')).floodUi,
  picture: async () => (await import('./screen/Picture.tsx')).Picture,
  teaching: async () => (await import('./teach/index.ts')).teaching,
} as const;
