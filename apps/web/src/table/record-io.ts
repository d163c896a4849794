/** Records out of the browser and into it. */
import { gameOfRecord } from '@shinar/catalogue';
import { type GameRecord, type GameTypes, InputError, Play, playStep, readRecord, replay, writeRecord } from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import { type GameId, loadGame } from '../games/index.ts';
import { COLOURS } from '../seats/looks.ts';
import type { KeptTable } from './kept.ts';
import { newId, newSeed } from './new-table.ts';

/** The screens of a kept table's game, on its board. */
export async function uiOf({ game, boardData }: { readonly game: GameId; readonly boardData?: unknown }): Promise<GameUi> {
  const ui = await loadGame(game);
  if (boardData === undefined) return ui;
  if (ui.game.withBoard === undefined || ui.onBoard === undefined) {
    throw new InputError({ path: 'board', reason: 'one-board-only', facts: { got: game } });
  }
  return ui.onBoard(ui.game.withBoard(boardData));
}

/** The record of a table; the seed only once the game is over. */
export function recordOf<G extends GameTypes>(ui: GameUi<G>, kept: KeptTable): GameRecord {
  const play = new Play(ui.game, kept.seats.length);
  kept.steps.forEach((step, i) => {
    playStep(play, step, `steps[${i}]`);
  });
  const { commitment, over, seed } = kept;
  return play.record(commitment === undefined ? undefined : over ? { commitment, seed } : { commitment });
}

/** Offers the record as a file. */
export async function exportTable(kept: KeptTable): Promise<void> {
  const text = writeRecord(recordOf(await uiOf(kept), kept));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  link.download = `shinar-${kept.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
