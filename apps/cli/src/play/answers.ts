/** What a person can ask at any time during a game, without playing. */
import { InputError, Play, type Refusal, type Tagged } from '@shinar/core';
import { BadInput, badData } from '../bad-input.ts';
import { scoreTable } from '../story/score-table.ts';
import { storyLines, tellRecorded } from '../story/steps.ts';
import { readTyped, whyNot } from '../story/typed.ts';
import { saveRecord } from './files.ts';
import type { Table } from './table.ts';

export const boardOf = ({ words, play }: Table): string => words.board(play.state);

export const scoreOf = ({ play, words, voice }: Table): string => scoreTable(play, words, voice);

export function logOf({ play, words, voice }: Table): string {
  const again = new Play(play.game, play.players);
  return play.steps.flatMap((step) => storyLines(tellRecorded(again, words, step), voice, false)).join('\n');
}

/** Reads a typed step; returns its moves, or what is wrong with it. */
export function readStep({ play, words, voice }: Table, text: string): readonly Tagged[] | string {
  try {
    return readTyped(text, play.game.steps, words);
  } catch (error) {
    if (error instanceof InputError) return badData(error.fault).in(voice);
    if (error instanceof BadInput) return error.in(voice);
    throw error;
  }
}

export function refusalOf({ play }: Table, moves: readonly Tagged[]): Refusal | undefined {
  return whyNot(play.game, play.state, moves);
}

export const refusalText = (table: Table, refusal: Refusal): string =>
  badData({ path: table.voice.messages.play.no, ...refusal }, '', table.words).in(table.voice);

export function why(table: Table, text: string): string {
  const { play: say } = table.voice.messages;
  if (text === '') return say.sayWhich;
  if (!table.isPersonsTurn) return say.notYourTurn;
  const moves = readStep(table, text);
  if (typeof moves === 'string') return moves;
  const refusal = refusalOf(table, moves);
  return refusal === undefined ? say.allowed : refusalText(table, refusal);
}

export function save(table: Table, copy: string): string {
  const { play: say } = table.voice.messages;
  if (copy === '') return say.saved(table.file);
  try {
    saveRecord(copy, table.record(false));
  } catch (error) {
    if (error instanceof BadInput) return error.in(table.voice);
    throw error;
  }
  return say.copied(copy);
}
