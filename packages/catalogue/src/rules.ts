/** The rules of all games by id, loaded at once: for servers and terminals. Bundled code loads one game at a time: see `load.ts`. */
import type { Game, GameRecord } from '@shinar/core';
import { onBoardOf } from './boards.ts';
import { manifests } from './index.ts';
import { unknownGame } from './unknown.ts';

export { gameOnBoard } from './boards.ts';

const all: readonly Game[] = await Promise.all(manifests.map(({ rules }) => rules()));

export const games: Readonly<Record<string, Game>> = Object.fromEntries(all.map((game) => [game.rules.id, game]));

/** The game with that id; `path` says where the id came from. */
export function gameOf(id: string, path = 'game'): Game {
  if (!Object.hasOwn(games, id)) throw unknownGame(id, path);
  return games[id]!;
}

/** The game of a record, on that record's board. */
export const gameOfRecord = (record: GameRecord): Game => onBoardOf(gameOf(record.game), record);
