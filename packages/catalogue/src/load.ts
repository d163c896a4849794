/** A game's rules and bots, loaded when needed: for pages and their workers. */
import type { BotGame, FindGame } from '@shinar/bots';
import type { Game, GameRecord } from '@shinar/core';
import { gameOnBoard, onBoardOf } from './boards.ts';
import { isGameId, type Manifest, manifestOf } from './index.ts';
import { unknownGame } from './unknown.ts';

export { gameOnBoard } from './boards.ts';

function known(id: string): Manifest {
  if (!isGameId(id)) throw unknownGame(id, 'game');
  return manifestOf(id);
}

/** The game of a record, on that record's board. */
export const loadGameOfRecord = async (record: GameRecord): Promise<Game> => onBoardOf(await known(record.game).rules(), record);

/** A game with its bot room. */
export const loadBotsOf = async (game: Game): Promise<BotGame> => ({ ...game, bot: await known(game.rules.id).bot() });

/** The game that a request to a bot worker is about. */
export const findGame: FindGame = async (id, boardData) => {
  const game = await known(id).rules();
  return loadBotsOf(boardData === undefined ? game : gameOnBoard(game, boardData));
};
