/** The games as the page loads them. */
import { GAME_IDS, type GameId, manifestOf } from '@shinar/catalogue';
import type { GameUi } from '@shinar/table';
import { Loader } from '../load/load.ts';

/** A table's id begins with its game's, so the game can load alongside the table. */
export const gameOfTable = (id: string): GameId | undefined => GAME_IDS.find((game) => id.startsWith(`${game}-`));

export const loadGame = (id: GameId): Promise<GameUi> => manifestOf(id).screen();

/** Something of each game, loaded when needed. */
export const ofEachGame = <T>(load: (id: GameId) => Promise<T>): Loader<Record<GameId, T>> =>
  new Loader(Object.fromEntries(GAME_IDS.map((id) => [id, () => load(id)])) as Record<GameId, () => Promise<T>>);

/** Themes that share the pictures of another. */
const PICTURED: Readonly<Record<string, string>> = { night: 'dark', contrast: 'light' };

/** A game's picture in the colours of the theme, drawn from its board when the page was built (pictures.ts). */
export const pictureOf = (id: GameId, theme: string): string => `pictures/${id}.svg#${PICTURED[theme] ?? theme}`;
