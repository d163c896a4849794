import type { Plugin } from 'vite';

const NOTHING = '\0no-room';

/** Leaves out rooms of the games that are never entered from here: a worker has no screens, the page no bots of its own. */
export const withoutRooms = (...rooms: readonly string[]): Plugin => ({
  name: 'without-rooms',
  enforce: 'pre',
  resolveId: (name, importer) =>
    importer?.endsWith('/game.ts') && rooms.some((room) => name.startsWith(`./${room}`)) ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
});
