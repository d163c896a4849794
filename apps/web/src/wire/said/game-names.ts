import { GAME_IDS, type GameId, isGameId } from '@shinar/catalogue';
import type { Messages } from '../../base/words/en/index.ts';

/** A game that the server has but this page does not know keeps its id. */
export const gameName = ({ games }: Messages, game: string): string => (isGameId(game) ? games[game].name : game);

export const gameNames = ({ games }: Messages) =>
  Object.fromEntries(GAME_IDS.map((id) => [id, games[id].name])) as Readonly<Record<GameId, string>>;
