/** What each game gave that was looked through for puzzles: a line a game, so that a run that was cut goes on from there. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { checkPuzzles, type Puzzles } from '@shinar/bots';
import { readInteger, readObject } from '@shinar/core';
import { fromSystem, placed } from '../../bad-input.ts';
import { parseJsonOf } from '../../json.ts';

export interface Mined {
  /** Of the game. */
  readonly seed: number;
  readonly mined: Puzzles;
}

export function readMined(file: string): Mined[] {
  if (!existsSync(file)) return [];
  return textOf(file)
    .split('\n')
    .flatMap((line, i) => (line === '' ? [] : [placed(`${file}:${i + 1}`, undefined, () => readOne(parseJsonOf(file, line, i + 1)))]));
}

function readOne(json: unknown): Mined {
  const { seed, mined } = readObject(json, 'mined', ['seed', 'mined']);
  return { seed: readInteger(seed, 'seed', 0, Number.MAX_SAFE_INTEGER), mined: checkPuzzles(mined) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fromSystem(error, file);
  }
}

export function appendMined(file: string, game: Mined): void {
  try {
    appendFileSync(file, `${JSON.stringify(game)}\n`);
  } catch (error) {
    throw fromSystem(error, file);
  }
}
