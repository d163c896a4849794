/** Exports tables on this device as records. */
import { FORMAT, type GameRecord, type GameTypes, InputError, Play, playStep, writeRecord } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { saveFile } from '../base/dialogs/save-file.ts';
import { checkKept, type DeviceGame } from './device-game.ts';

/** The record of a table; includes the seed only once the game is over. */
export function recordOf<G extends GameTypes>(ui: GameUi<G>, kept: DeviceGame): GameRecord {
  const play = new Play(ui.game, kept.seats.length);
  kept.steps.forEach((step, i) => {
    playStep(play, step, `steps[${i}]`);
  });
  const { commitment, over, seed } = kept;
  return play.record(commitment === undefined ? undefined : over ? { commitment, seed } : { commitment });
}

/** A kept table as a file's text, without playing it: a record that can be imported, or whatever is left if it is damaged. */
export function keptText(kept: unknown): string {
  try {
    const { game, seats, board, boardData, rules, commitment, over, seed, steps } = checkKept(kept);
    const fairness = commitment === undefined ? undefined : over ? { commitment, seed } : { commitment };
    const record = { format: FORMAT, game, players: seats.length, board, rules, steps } as const;
    return `${writeRecord({ ...record, ...(boardData !== undefined && { boardData }), ...(fairness && { fairness }) })}\n`;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${JSON.stringify(kept)}\n`;
  }
}

/** Offers a record as a file. */
export function saveRecord(id: string, record: GameRecord): void {
  saveFile(`shinar-${id}.json`, `${writeRecord(record)}\n`);
}
