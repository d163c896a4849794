import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { type Game, InputError } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import type { Row } from './table.ts';

/** The game of a table, on its board; refuses with `rules-changed` a board that today's rules don't know. */
export function gameAt({ game, board_data }: Pick<Row, 'game' | 'board_data'>): Game {
  if (board_data === null) return gameOf(game);
  try {
    return gameOnBoard(gameOf(game), JSON.parse(board_data));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Refused('rules-changed', { path: 'board', reason: error.fault.reason });
  }
}
