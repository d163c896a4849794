/** Results in a file, one JSON object per line: matches already there are not played again, and files from several runs can be joined. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readInteger, readList, readListOf, readObject } from '@shinar/core';
import { fromSystem, placed } from '../bad-input.ts';
import { parseJsonOf } from '../json.ts';
import type { Outcome } from './match.ts';
import type { Match } from './plan.ts';

export interface Result extends Match, Outcome {}

const FIELDS = ['game', 'players', 'bots', 'seed', 'draw', 'scores', 'shares', 'moves', 'ms', 'longest', 'busiest'];
const OPTIONAL = ['faults'];

export function readResults(file: string): Result[] {
  if (!existsSync(file)) return [];
  return linesOf(file).flatMap((line, i) =>
    line === '' ? [] : [placed(`${file}:${i + 1}`, undefined, () => readResult(parseJsonOf(file, line, i + 1)))],
  );
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    throw fromSystem(error, file);
  }
}

function readResult(json: unknown): Result {
  const given = readObject(json, 'result', FIELDS, OPTIONAL);
  const players = readInteger(given.players, 'players', 1, 16);
  readList(given.bots, 'bots', (bot, path) => (typeof bot === 'string' ? bot : readObject(bot, path, [])));
  for (const name of ['scores', 'shares', 'moves', 'ms', 'longest', 'busiest'])
    readListOf(given[name], name, players, (value) => Number(value));
  return given as unknown as Result;
}

export function appendResult(file: string, result: Result): void {
  try {
    appendFileSync(file, `${JSON.stringify(result)}\n`);
  } catch (error) {
    throw fromSystem(error, file);
  }
}
