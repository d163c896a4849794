import { readFileSync } from 'node:fs';
import { GAME_IDS, manifests } from '@shinar/catalogue';
import { describe, expect, test } from 'vitest';
import { DRAWN, drawn } from './draw.ts';
import { cycles, impure, namedGames, titledGames, wrongDirections } from './gates.ts';
import { fullFolders, longFile, longFunctions, medianLines } from './sizes.ts';
import { doorsOf, othersOf, type Source, sourcesOf } from './sources.ts';

const root = process.cwd();
const doors = doorsOf(root);
const sources = sourcesOf(root);
const MEDIAN = 60;

describe('the house is in order', () => {
  test('sources and doors are found', () => {
    expect(sources.length).toBeGreaterThan(900);
    expect(doors.size).toBeGreaterThan(12);
  });
  test('everything imports in its direction', () => expect(sources.flatMap((source) => wrongDirections(source, doors))).toEqual([]));
  test('no folders import each other in a ring', () => expect(cycles(sources, doors)).toEqual([]));
  test('nobody says the name of a game but its folder and the catalogue', () =>
    expect(sources.flatMap((source) => namedGames(source, GAME_IDS))).toEqual([]));
  test('nor does a page, a style or a plain script', () => {
    const names = [...GAME_IDS, ...manifests.map(({ cover }) => cover.en.name)];
    expect(othersOf(root).flatMap((other) => titledGames(other, names))).toEqual([]);
  });
  test('files are short, and most of them shorter', () => {
    expect(sources.flatMap(longFile)).toEqual([]);
    expect(medianLines(sources)).toBeLessThanOrEqual(MEDIAN);
  });
  test('folders with many files have rooms', () => expect(fullFolders(sources)).toEqual([]));
  test('functions fit a screen', () => expect(sources.filter(({ path }) => !path.includes('.test.')).flatMap(longFunctions)).toEqual([]));
  test.each(DRAWN)('what %s has from the sources is as they stand; if not: npm run draw', (page) =>
    expect(readFileSync(page, 'utf8')).toBe(drawn(page)),
  );
  test('pure rooms are pure', () => expect(sources.flatMap(impure)).toEqual([]));
});

const source = (path: string, text: string): Source => ({ path, text });

test.each([
  ['packages/core/src/a.ts', "import { x } from '@shinar/sumeria';", 'packages/core may not import @shinar/sumeria'],
  ['packages/games/sumeria/rules/a.ts', "import { x } from '@shinar/assyria/rules';", 'may not import @shinar/assyria/rules'],
  ['packages/games/sumeria/rules/a.ts', "import type { x } from '../words/names.ts';", 'may not import ../words/names.ts'],
  ['packages/games/sumeria/rules/a.ts', "import { x } from '@shinar/testkit';", 'may not import @shinar/testkit'],
  ['packages/games/sumeria/rules/phases/a.ts', "export * from '../../../../core/src/code.ts';", undefined],
  ['packages/games/sumeria/rules/a.test.ts', "import { laws } from '@shinar/testkit/suites';", undefined],
  ['apps/web/src/base/a.ts', "import { x } from '../table/table.ts';", 'apps/web/src/base may not import ../table/table.ts'],
  ['apps/web/src/pages/rules/a.ts', "import { x } from '../learn/lessons.ts';", 'may not import ../learn/lessons.ts'],
  ['apps/web/src/table/a.ts', "import { x } from '@shinar/bots/src/bot.ts';", 'is no door of its package'],
  ['chess/src/a.ts', '', 'belongs to no room'],
])('%s with %s', (path, text, fault) => {
  const found = wrongDirections(source(path, text), doors);
  if (fault === undefined) expect(found).toEqual([]);
  else expect(found.join('\n')).toContain(fault);
});

test('a ring is found at the level where its folders part, type imports counted', () => {
  const ring = [
    source('apps/web/src/base/one/deep/a.ts', "import { x } from '../../two/b.ts';"),
    source('apps/web/src/base/two/b.ts', "import type { y } from '../one/c.ts';"),
  ];
  expect(cycles(ring, doors)).toEqual(['apps/web/src/base: one -> two -> one']);
  expect(cycles(ring.slice(1), doors)).toEqual([]);
});

test('a game is named in code, not in comments, nor in tests', () => {
  expect(namedGames(source('apps/cli/src/a.ts', "if (id === 'assyria') x();"), GAME_IDS)).toEqual([
    'apps/cli/src/a.ts:1: names the game assyria',
  ]);
  expect(namedGames(source('apps/cli/src/a.ts', "// as 'assyria' does"), GAME_IDS)).toEqual([]);
  expect(namedGames(source('apps/cli/src/a.test.ts', "play('assyria')"), GAME_IDS)).toEqual([]);
});

test.each([
  ['const x = Math.random();', 'Math.random has no place'],
  ['const x = new Date();', 'Date has no place'],
  ["import fs from 'node:fs';", 'node:fs has no place'],
])('a pure room may not have %s', (text, fault) => {
  expect(impure(source('packages/games/assyria/rules/a.ts', text)).join('\n')).toContain(fault);
});

test('lengths are counted', () => {
  expect(longFile(source('packages/core/src/a.ts', 'x\n'.repeat(301)))).toEqual(['packages/core/src/a.ts: 301 lines, over 300']);
});

test('a function is counted from its opening to its end, however it is written', () => {
  const body = '  x();\n'.repeat(60);
  const long = (text: string) => longFunctions(source('packages/core/src/a.ts', text));
  expect(long(`export function a(): void {\n${body}}\n`)).toEqual(['packages/core/src/a.ts:1: a function of 62 lines, over 60']);
  expect(long(`const a = () => {\n${body}};\n`)).toHaveLength(1);
  expect(long(`class A {\n  private a(b: number): void {\n${'    x();\n'.repeat(60)}  }\n}\n`)).toHaveLength(1);
  expect(long(`export function A({\n  b,\n}: Props) {\n${body}}\n`)).toHaveLength(1);
  expect(long(`if (a) {\n${body}}\n`)).toEqual([]);
});

test('files of a folder are counted without its tests', () => {
  const files = (ending: string) => Array.from({ length: 10 }, (_, i) => source(`packages/core/src/a${i}.${ending}`, ''));
  expect(fullFolders([...files('ts'), ...files('test.ts')])).toEqual([]);
  expect(fullFolders([...files('ts'), ...files('tsx')])).toEqual(['packages/core/src: 20 files, over 15']);
});
