/** Games on boards other than their own. */
import { type Game, type GameRecord, InputError, shown } from '@shinar/core';

/** The game of a record, on that record's board. */
export function onBoardOf(game: Game, { board, boardData }: Pick<GameRecord, 'board' | 'boardData'>): Game {
  if (board === game.board.name) {
    if (boardData !== undefined) throw new InputError({ path: 'boardData', reason: 'board-built-in', facts: { got: board } });
    return game;
  }
  if (game.withBoard === undefined) {
    throw new InputError({ path: 'board', reason: 'unknown-name', facts: { got: shown(board), expected: game.board.name } });
  }
  if (boardData === undefined) throw new InputError({ path: 'boardData', reason: 'missing-field' });
  const onBoard = game.withBoard(boardData);
  if (onBoard.board.name !== board) {
    throw new InputError({ path: 'board', reason: 'other-board', facts: { got: board, expected: onBoard.board.name } });
  }
  return onBoard;
}

/** The game on a board from outside. That may be the built-in board, but no other may take its name. */
export function gameOnBoard(game: Game, data: unknown): Game {
  if (game.withBoard === undefined) throw new InputError({ path: 'board', reason: 'one-board-only', facts: { got: game.rules.id } });
  const onBoard = game.withBoard(data);
  if (onBoard.board.name !== game.board.name) return onBoard;
  if (JSON.stringify(onBoard.board.data) === JSON.stringify(game.board.data)) return game;
  throw new InputError({ path: 'board.name', reason: 'board-built-in', facts: { got: game.board.name } });
}
