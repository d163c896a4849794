/** The rules of a game alone, for workers. */
import type { Game } from '@shinar/core';
import type { GameId } from './index.ts';

const RULES: Readonly<Partial<Record<GameId, () => Promise<Game>>>> = {
  sumeria: () => import('@shinar/sumeria').then(({ sumeria }) => sumeria),
};

/** A game by its id, on a board from outside where one is given. */
export async function loadRules(id: GameId, boardData?: unknown): Promise<Game> {
  const game = await RULES[id]?.();
  if (game === undefined) throw new Error(`No rules of ${id} here.`);
  if (boardData === undefined) return game;
  if (game.withBoard === undefined) throw new Error(`${id} has one board only.`);
  return game.withBoard(boardData);
}
