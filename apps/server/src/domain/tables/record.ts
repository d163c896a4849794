import { boardDataOf, FORMAT, type GameRecord } from '@shinar/core';
import type { Table } from './table.ts';

/** The public form of the game. It has the seed once the table is over, even if the game was abandoned. */
export function recordOf({ play, row, salts, game, drawsBy }: Table): GameRecord {
  const seed = row.status === 'over' && row.secret === 0 ? { seed: row.seed } : {};
  const draws = drawsBy && { draws: drawsBy };
  if (row.status === 'waiting') {
    const { rules, board } = game;
    const fairness = { commitment: row.commitment, ...draws };
    const on = { board: board.name, ...boardDataOf(game) };
    return { format: FORMAT, game: rules.id, players: row.players, ...on, rules: rules.version, fairness, steps: [] };
  }
  return play.record({ commitment: row.commitment, ...draws, ...seed, salts });
}
