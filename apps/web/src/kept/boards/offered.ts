/** Boards to play a game on besides its own: ours, and the valid ones kept here. */
import { type GameId, manifestOf } from '@shinar/catalogue';
import { gameOnBoard } from '@shinar/catalogue/load';
import { type Game, InputError } from '@shinar/core';
import type { Language } from '@shinar/words';
import { useLoad } from '../../base/load/load.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { listBoards } from './store.ts';

export interface OfferedBoard {
  /** As in records and addresses; `title` is for people. */
  readonly name: string;
  readonly title: string;
  readonly game: Game;
}

/** Empty if a game has only one board. */
export const useBoards = (game: GameId): readonly OfferedBoard[] | undefined => useLoad(boardsOf, game, useSettings().language);

async function boardsOf(id: GameId, language: Language): Promise<readonly OfferedBoard[]> {
  const room = await manifestOf(id).boards?.();
  if (room === undefined) return [];
  const [plain, names, kept] = await Promise.all([manifestOf(id).rules(), room.names(language), listBoards(id)]);
  return [...room.gallery, ...kept.map(({ data }) => data)].flatMap((draft) => {
    const game = onRightBoard(plain, draft);
    return game === undefined ? [] : [{ name: game.board.name, title: names.board(game.board.name), game }];
  });
}

/** Undefined if the board is not valid yet, or is the game's own. */
function onRightBoard(plain: Game, draft: object): Game | undefined {
  try {
    const game = gameOnBoard(plain, draft);
    return game.board.builtIn ? undefined : game;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What people call a board. */
export async function boardTitle(id: GameId, name: string, language: Language): Promise<string> {
  const room = await manifestOf(id).boards?.();
  return (await room?.names(language))?.board(name) ?? name;
}
