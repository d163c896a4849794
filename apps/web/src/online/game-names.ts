import { GAME_IDS, type GameId, isGameId } from '../games/index.ts';
import type { Messages } from '../i18n/en/index.ts';

/** A game that the server has and this page does not know keeps its id. */
export const gameName = ({ games }: Messages, game: string): string => (isGameId(game) ? games[game].name : game);

export const gameNames = ({ games }: Messages) =>
  Object.fromEntries(GAME_IDS.map((id) => [id, games[id].name])) as Readonly<Record<GameId, string>>;
