/** The README of a game lists every file of its rules and screen, and nothing that is not there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shinar/catalogue';
import { describe, expect, test } from 'vitest';

const TEST = /\.test\.tsx?$/;

/** Rules with their phases, the files of the screen, and the folders below both. */
function filesOf(folder: string): string[] {
  const sources = globSync(['rules/*.ts', 'rules/phases/*.ts', 'screen/*.{ts,tsx}'], { cwd: folder }).filter((path) => !TEST.test(path));
  const below = globSync(['{rules,screen}/*/*'], { cwd: folder }).map((path) => path.split('/').slice(0, 2).join('/'));
  return [
    ...sources.map((path) => path.replace(/^(rules|screen)\/|\.tsx?$/g, '')),
    ...new Set(below.filter((path) => path !== 'rules/phases').map((path) => `${path.replace(/^(rules|screen)\//, '')}/`)),
  ];
}

/** What stands in the first column of the tables, but for the one of the rooms. */
const listedIn = (readme: string): string[] =>
  readme
    .slice(readme.indexOf('## Rules'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => Array.from(line.split('|')[1]!.matchAll(/`([^`]+)`/g), ([, name]) => name!));

describe.each([...GAME_IDS])('the README of %s', (game) => {
  const folder = join(process.cwd(), 'packages/games', game);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');

  test('lists what is there', () => expect([...new Set(listedIn(readme))].sort()).toEqual([...new Set(filesOf(folder))].sort()));
  test('names the rooms of the game', () => {
    for (const room of ['game.ts', 'rules/', 'words/', 'bot/', 'screen/', 'teach/']) expect(readme).toContain(`| \`${room}\``);
  });
});
