/** The rules of all games by id, loaded at once: for servers and terminals. What is bundled loads a game when it is wanted: see `load.ts`. */
import type { Game, GameRecord } from '@shinar/core';
import { onBoardOf } from './boards.ts';
import { manifests } from './index.ts';
import { unknownGame } from './unknown.ts';

export { gameOnBoard } from './boards.ts';

const all: readonly Game[] = await Promise.all(manifests.map(({ rules }) => rules()));

export const games: Readonly<Record<string, Game>> = Object.fromEntries(all.map((game) => [game.rules.id, game]));

/** The game of that id; `path` names the place the id came from. */
export function gameOf(id: string, path = 'game'): Game {
  if (!Object.hasOwn(games, id)) throw unknownGame(id, path);
  return games[id]!;
}

/** The game of a record, on the board of that record. */
export const gameOfRecord = (record: GameRecord): Game => onBoardOf(gameOf(record.game), record);
