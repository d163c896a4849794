/** Imports records into the browser. */

import type { GameId } from '@shinar/catalogue';
import { loadGameOfRecord } from '@shinar/catalogue/load';
import { readRecord, replay } from '@shinar/core';
import { COLOURS } from '@shinar/table';
import type { DeviceGame } from './device-game.ts';
import { newId, newSeed } from './new-table.ts';

/** A table from a record, refereed from first step to last; people have all the seats. */
export async function importRecord(text: string, nameOf: (seat: number) => string): Promise<DeviceGame> {
  const record = readRecord(text);
  const { boardData } = record;
  const play = replay(await loadGameOfRecord(record), record);
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
