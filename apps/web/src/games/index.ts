/** The games as the browser knows them: facts for the start page now, the rest when a game is opened. */
import type { ReactNode } from 'react';
import type { GameUi } from './game-ui.ts';

export const GAME_IDS = ['sumeria', 'assyria', 'after-the-flood'] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface GameFacts {
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
}

export const FACTS: Readonly<Record<GameId, GameFacts>> = {
  sumeria: { players: [3, 4], minutes: 45, weight: 2 },
  assyria: { players: [2, 4], minutes: 75, weight: 3 },
  'after-the-flood': { players: [3, 3], minutes: 150, weight: 5 },
};

const LOADERS: Readonly<Partial<Record<GameId, () => Promise<GameUi>>>> = {
  sumeria: () => import('./sumeria/index.ts').then(({ sumeriaUi }) => sumeriaUi),
  assyria: () => import('./assyria/index.ts').then(({ assyriaUi }) => assyriaUi),
  'after-the-flood': () => import('./after-the-flood/index.ts').then(({ floodUi }) => floodUi),
};

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
/** A table's id begins with its game's, so that the game can be loaded beside the table. */
export const gameOfTable = (id: string): GameId | undefined => GAME_IDS.find((game) => id.startsWith(`${game}-`));
export const isPlayable = (id: GameId): boolean => LOADERS[id] !== undefined;

export async function loadGame(id: GameId): Promise<GameUi> {
  const load = LOADERS[id];
  if (load === undefined) throw new Error(`The game ${id} has no screens yet.`);
  return load();
}

/** The pictures of the start page, each drawn from its game's board. */
export const PICTURES: Readonly<Partial<Record<GameId, () => Promise<{ default: () => ReactNode }>>>> = {
  sumeria: () => import('./sumeria/Picture.tsx').then(({ Picture }) => ({ default: Picture })),
  assyria: () => import('./assyria/Picture.tsx').then(({ Picture }) => ({ default: Picture })),
  'after-the-flood': () => import('./after-the-flood/Picture.tsx').then(({ Picture }) => ({ default: Picture })),
};
