import { readFileSync } from 'node:fs';
import { FORMAT, type GameRecord, InputError } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './index.ts';
import { gameOf, gameOfRecord, gameOnBoard, games } from './rules.ts';

const sumeria = games.sumeria!;
const other = { ...sumeria.board.data, name: 'other' };
const record = (changes: Partial<GameRecord>): GameRecord => ({
  format: FORMAT,
  game: 'sumeria',
  players: 4,
  board: 'shinar',
  rules: 1,
  steps: [],
  ...changes,
});

function faultOf(run: () => unknown): { path: string; reason: string } | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return { path: error.fault.path, reason: error.fault.reason };
    throw error;
  }
  return undefined;
}

test('the games stand in their order under their own ids', () => {
  expect(Object.keys(games)).toEqual([...GAME_IDS]);
  for (const [id, game] of Object.entries(games)) expect(game.rules.id).toBe(id);
});

test.each(Object.keys(games))('the clauses of %s are those of its rules page', (id) => {
  const page = readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
  const written = Array.from(page.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\*/gm), (match) => match[1]);
  expect(games[id]!.rules.clauses).toEqual(written);
});

test('a game is found by its id; an unknown one is refused with the known ones', () => {
  expect(gameOf('assyria')).toBe(games.assyria);
  expect(() => gameOf('chess', 'GAME')).toThrow(`GAME: unknown-name {"got":"\\"chess\\"","expected":"${GAME_IDS.join(' ')}"}`);
  expect(faultOf(() => gameOf('toString'))).toEqual({ path: 'game', reason: 'unknown-name' });
});

describe('the game of a record', () => {
  test('is on its built-in board, or on the board of its data', () => {
    expect(gameOfRecord(record({}))).toBe(sumeria);
    expect(gameOfRecord(record({ board: 'other', boardData: other })).board).toMatchObject({ name: 'other', builtIn: false });
  });

  test.each<[string, Partial<GameRecord>, string, string]>([
    ['an unknown game', { game: 'chess' }, 'game', 'unknown-name'],
    ['data of a built-in board', { boardData: sumeria.board.data }, 'boardData', 'board-built-in'],
    ['another board without data', { board: 'other' }, 'boardData', 'missing-field'],
    ['a name that is not that of its board', { board: 'another', boardData: other }, 'board', 'other-board'],
    ['a wrong board', { board: 'other', boardData: { ...other, roads: [] } }, 'board.roads', 'not-connected'],
    ['a board where the game has only one', { game: 'assyria', board: 'other', boardData: other }, 'board', 'unknown-name'],
  ])('is refused with %s', (_, changes, path, reason) => {
    expect(faultOf(() => gameOfRecord(record(changes)))).toEqual({ path, reason });
  });
});

describe('a board from outside', () => {
  test('may be the built-in one, or one with a name of its own', () => {
    expect(gameOnBoard(sumeria, JSON.parse(JSON.stringify(sumeria.board.data)))).toBe(sumeria);
    expect(gameOnBoard(sumeria, other).board.name).toBe('other');
  });

  test('may not take the name of the built-in one, nor be given to a game without boards', () => {
    const { roads } = sumeria.board.data as { roads: string[][] };
    const renamed = { ...sumeria.board.data, roads: [...roads].reverse() };
    expect(faultOf(() => gameOnBoard(sumeria, renamed))).toEqual({ path: 'board.name', reason: 'board-built-in' });
    expect(faultOf(() => gameOnBoard(games.assyria!, other))).toEqual({ path: 'board', reason: 'one-board-only' });
  });
});
