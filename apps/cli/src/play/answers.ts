/** What a person can ask at any time during a game, without playing. */
import { InputError, Play, type Refusal, type Tagged } from '@shinar/core';
import { BadInput, faultText } from '../bad-input.ts';
import { scoreTable } from '../score-table.ts';
import { storyLines, tellRecorded } from '../story.ts';
import { saveRecord } from './files.ts';
import type { Table } from './table.ts';
import { readTyped, whyNot } from './typed.ts';

export const HELP = `number       plays that move of the list
text         lists the moves with that text, such as a place; a whole step, such as "move kish ur", is played
why STEP     says why a step is not allowed: why move kish ur, or as JSON: why {"do":"move","from":"kish","to":"ur"}
undo         takes back your last step, up to what chance or another seat did
more         shows the next moves of a long list; Enter shows the list again
board        draws the board             score   tells where the points came from
log          tells the game so far       save    says where the record is; save FILE writes a copy
help         this text                   quit    leaves; the same command goes on later`;

export const boardOf = ({ words, play }: Table): string => words.board(play.state);

export const scoreOf = ({ play, words }: Table): string => scoreTable(play, words);

export function logOf({ play, words }: Table): string {
  const again = new Play(play.game, play.players);
  return play.steps.flatMap((step) => storyLines(tellRecorded(again, words, step), false)).join('\n');
}

/** Reads a typed step; answers its moves, or what is wrong with it. */
export function readStep({ play }: Table, text: string): readonly Tagged[] | string {
  try {
    return readTyped(text, play.game.steps);
  } catch (error) {
    if (error instanceof InputError) return faultText(error.fault);
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

export function refusalOf({ play }: Table, moves: readonly Tagged[]): Refusal | undefined {
  return whyNot(play.game, play.state, moves);
}

export const refusalText = (table: Table, refusal: Refusal): string => faultText({ path: 'No', ...refusal }, table.words);

export function why(table: Table, text: string): string {
  if (text === '') return 'Say which step: why move kish ur.';
  if (!table.isPersonsTurn) return 'It is not your turn: Enter goes on.';
  const moves = readStep(table, text);
  if (typeof moves === 'string') return moves;
  const refusal = refusalOf(table, moves);
  return refusal === undefined ? 'That step is allowed.' : refusalText(table, refusal);
}

export function save(table: Table, copy: string): string {
  if (copy === '') return `The record is in ${table.file}, up to the last step.`;
  try {
    saveRecord(copy, table.record(false));
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return `A copy is in ${copy}.`;
}
