/** Records into the browser. */
import { gameOfRecord } from '@shinar/catalogue';
import { readRecord, replay } from '@shinar/core';
import type { GameId } from '../games/index.ts';
import { COLOURS } from '../seats/looks.ts';
import type { KeptTable } from './kept.ts';
import { newId, newSeed } from './new-table.ts';

/** A table from a record, refereed from the first step to the last; people sit at all its seats. */
export async function importRecord(text: string, nameOf: (seat: number) => string): Promise<KeptTable> {
  const record = readRecord(text);
  const { boardData } = record;
  const play = replay(gameOfRecord(record), record);
  const { seed, commitment } = record.fairness ?? {};
  const game = record.game as GameId;
  return {
    id: newId(game),
    game,
    board: record.board,
    ...(boardData !== undefined && { boardData }),
    rules: record.rules,
    seats: Array.from({ length: record.players }, (_, seat) => ({ name: nameOf(seat), colour: COLOURS[seat % COLOURS.length]! })),
    seed: seed ?? newSeed(),
    ...(seed !== undefined && commitment !== undefined && { commitment }),
    steps: record.steps,
    over: play.over,
    touched: Date.now(),
  };
}
