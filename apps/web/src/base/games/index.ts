/** The games as the page loads them. */
import { GAME_IDS, type GameId, manifestOf } from '@shinar/catalogue';
import type { GameUi } from '@shinar/table';
import { Loader } from '../load/load.ts';

/** A table's id begins with its game's, so that the game can be loaded beside the table. */
export const gameOfTable = (id: string): GameId | undefined => GAME_IDS.find((game) => id.startsWith(`${game}-`));

export const loadGame = (id: GameId): Promise<GameUi> => manifestOf(id).screen();

/** Something of each game, loaded when it is wanted. */
export const ofEachGame = <T>(load: (id: GameId) => Promise<T>): Loader<Record<GameId, T>> =>
  new Loader(Object.fromEntries(GAME_IDS.map((id) => [id, () => load(id)])) as Record<GameId, () => Promise<T>>);

/** Looks whose pictures are those of another. */
const PICTURED: Readonly<Record<string, string>> = { night: 'dark', contrast: 'light' };

/** The picture of a game, drawn from its board when the page was built (pictures.ts), in the colours of the day. */
export const pictureOf = (id: GameId, theme: string): string => `pictures/${id}.svg#${PICTURED[theme] ?? theme}`;
