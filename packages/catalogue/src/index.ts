/** The games by id, lightest first: facts at once, each room loaded when it is needed. */
import * as all from './games.ts';
import type { Manifest } from './manifest.ts';

export type { Manifest } from './manifest.ts';

export type GameId = (typeof all)[keyof typeof all]['id'];

export const manifests: readonly (Manifest & { readonly id: GameId })[] = Object.values(all).sort((a, b) => a.complexity - b.complexity);
export const GAME_IDS: readonly GameId[] = manifests.map(({ id }) => id);

/** The one to show if none was chosen. */
export const FIRST_GAME: GameId = GAME_IDS[0]!;

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

export const manifestOf = (id: GameId): Manifest => manifests.find((manifest) => manifest.id === id)!;
