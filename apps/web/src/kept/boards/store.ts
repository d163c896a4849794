/** Boards that people have made on this device. */
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { readFields, readInteger, readName } from '@shinar/core';
import { Shelf, sorted } from '../../base/storage/shelf.ts';

export interface KeptBoard {
  /** The game and the board's name. */
  readonly id: string;
  readonly game: GameId;
  readonly data: object;
  /** When it was last changed. */
  readonly touched: number;
}

const boards = new Shelf<KeptBoard>('boards', (there, aside) => there.touched >= aside.touched);

function checkKept(json: unknown): KeptBoard {
  const kept = readFields(json, 'board', ['id', 'game', 'data', 'touched']);
  readName(kept.game, 'game', GAME_IDS);
  readFields(kept.data, 'data', []);
  readInteger(kept.touched, 'touched', 0, Number.MAX_SAFE_INTEGER);
  return kept as unknown as KeptBoard;
}

const idOf = (game: GameId, name: string): string => `${game} ${name}`;

export const keepBoard = (game: GameId, name: string, data: object): Promise<void> =>
  boards.put(idOf(game, name), { id: idOf(game, name), game, data, touched: Date.now() });

export const dropBoard = (game: GameId, name: string): Promise<void> => boards.drop(idOf(game, name));

/** A game's boards, the latest first. */
export const listBoards = async (game: GameId): Promise<readonly KeptBoard[]> =>
  sorted(await boards.all(), checkKept).whole.filter((board) => board.game === game);
