import type { GameId } from '@shinar/catalogue';
import { InputError } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { loadGame } from '../base/games/index.ts';

/** The screens of a kept table's game, on its board. */
export async function screensOf({ game, boardData }: { readonly game: GameId; readonly boardData?: unknown }): Promise<GameUi> {
  const ui = await loadGame(game);
  if (boardData === undefined) return ui;
  if (ui.game.withBoard === undefined || ui.onBoard === undefined) {
    throw new InputError({ path: 'board', reason: 'one-board-only', facts: { got: game } });
  }
  return ui.onBoard(ui.game.withBoard(boardData));
}
