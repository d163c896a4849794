/** Options that several commands share, and readers for their values. */
import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { type Game, readInteger, readName } from '@shinar/core';
import { LANGUAGES } from '@shinar/words';
import { placed } from './bad-input.ts';
import type { Option } from './command.ts';
import { nameOf, readFile } from './input.ts';
import { parseJsonOf } from './json.ts';
import { speak, type Voice } from './words/voice.ts';

export const PLAYERS = { type: 'string', value: 'N', about: 'number of players (the most the game allows)' } as const satisfies Option;
export const BOARD = { type: 'string', value: 'FILE', about: 'a board file (the built-in board)' } as const satisfies Option;
export const SEED = { type: 'string', value: 'S', about: 'a whole number from 0 to 4294967295 (0)' } as const satisfies Option;

export const readVoice = (text = 'en'): Promise<Voice> => speak(LANGUAGES[readName(text, '--lang', LANGUAGES)]!);

/** A whole number; `option` names the place. */
export function readNumber(text: string, option: string, least: number, most: number): number {
  return readInteger(/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text, option, least, most);
}

export const readSeed = (text: string | undefined): number => readNumber(text ?? '0', '--seed', 0, 2 ** 32 - 1);

export function readPlayers(text: string | undefined, { rules }: Game): number {
  const [fewest, most] = rules.seats;
  return text === undefined ? most : readNumber(text, '--players', fewest, most);
}

/** The game with that id, on the board in that file if one is given. */
export async function readGame(id: string, boardFile: string | undefined): Promise<Game> {
  const game = gameOf(id, 'GAME');
  if (boardFile === undefined) return game;
  const json = parseJsonOf(nameOf(boardFile), await readFile(boardFile));
  return placed(nameOf(boardFile), undefined, () => gameOnBoard(game, json));
}
