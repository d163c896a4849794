/** The games look alike: the same files in every folder. A game's README lists every file of its rules and screen, and nothing else. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shinar/catalogue';
import { describe, expect, test } from 'vitest';

const TEST = /\.test\.tsx?$/;

/** The rules with their rooms, the files of the screen, and the other folders below both. */
function filesOf(folder: string): string[] {
  const sources = globSync(['rules/{,contract/,phases/,shared/}*.ts', 'screen/*.{ts,tsx}'], { cwd: folder }).filter(
    (path) => !TEST.test(path),
  );
  const below = globSync(['{rules,screen}/*/*'], { cwd: folder }).map((path) => path.split('/').slice(0, 2).join('/'));
  return [
    ...sources.map((path) => path.replace(/^(rules|screen)\/|\.tsx?$/g, '')),
    ...new Set(
      below.filter((path) => !/^rules\/(contract|phases|shared)$/.test(path)).map((path) => `${path.replace(/^(rules|screen)\//, '')}/`),
    ),
  ];
}

/** What the first columns of the tables list, apart from the table of rooms. */
const listedIn = (readme: string): string[] =>
  readme
    .slice(readme.indexOf('## Rules'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => Array.from(line.split('|')[1]!.matchAll(/`([^`]+)`/g), ([, name]) => name!));

/** What every game has, under the same name. */
const COMMON = Object.entries({
  rules: 'index state moves events rulebook board setup scoring forecast steps rules phases playthroughs',
  'rules/contract': 'legal refuse apply prompt',
  words: 'cover load words tokens text terminal event-lines advise gains notes en fr de nl',
  screen: 'index Board Picture SeatDetail layout picks scenes panels board art',
  bot: 'index script first',
  teach: 'index lessons examples strategy themes words',
}).flatMap(([room, names]) => names.split(' ').map((name) => `${room}/${name}`));

test.each([...GAME_IDS])('%s has the rooms and files that every game has', (game) =>
  expect(COMMON.filter((path) => !['', '.ts', '.tsx'].some((end) => existsSync(join('packages/games', game, path + end))))).toEqual([]),
);

describe.each([...GAME_IDS])('the README of %s', (game) => {
  const folder = join(process.cwd(), 'packages/games', game);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');

  test('lists what is there', () => expect([...new Set(listedIn(readme))].sort()).toEqual([...new Set(filesOf(folder))].sort()));
  test('names the rooms of the game', () => {
    for (const room of ['game.ts', 'rules/', 'words/', 'bot/', 'screen/', 'teach/']) expect(readme).toContain(`| \`${room}\``);
  });
});
