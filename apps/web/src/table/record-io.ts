/** Records out of the browser. */
import { type GameRecord, type GameTypes, InputError, Play, playStep, writeRecord } from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import { type GameId, loadGame } from '../games/index.ts';
import type { KeptTable } from './kept.ts';

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

/** Offers a record as a file. */
export function saveRecord(id: string, record: GameRecord): void {
  saveText(`shinar-${id}.json`, `${writeRecord(record)}\n`);
}

/** Offers a text as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
