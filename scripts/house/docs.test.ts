/** What the docs say about the house must match what is there. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../apps/cli/src/commands.ts';

const text = (file: string): string => readFileSync(file, 'utf8');
const PAGES = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'packages/games/*/README.md', 'apps/*/README.md']).filter(
  (file) => !/^docs\/(rules|rulings)\//.test(file),
);

describe('links lead somewhere', () => {
  test.each(PAGES)('%s', (page) => {
    const targets = [...text(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });
});

const SOURCES = globSync(['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', 'scripts/**/*.ts'], {
  exclude: (path) => path.endsWith('node_modules'),
});
/** A part in capitals is a wildcard: `weights-P.ts`. */
const NAMED = /`([a-z][\w./-]*\.tsx?)`/g;
const isThere = (name: string): boolean => SOURCES.some((path) => path === name || path.endsWith(`/${name}`));

describe('files that a page names are there', () => {
  test.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))('%s', (page) => {
    const names = Array.from(text(page).matchAll(NAMED), ([, name]) => name!).filter((name) => !/[-/][A-Z]/.test(name));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('commands that a page tells to type are there', () => {
  const scripts = Object.assign({}, ...['package.json', 'apps/web/package.json'].map((file) => JSON.parse(text(file)).scripts));
  const ours = new Set(['--help', ...commands.map(({ name }) => name)]);
  test.each(PAGES)('%s', (page) => {
    const typed = (form: RegExp): string[] => Array.from(text(page).matchAll(form), ([, name]) => name!);
    expect(typed(/npm run ([\w-]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(typed(/npx shinar ([\w-]+)/g).filter((name) => !ours.has(name))).toEqual([]);
  });
});

test('every dependency has its line, and every line its dependency', () => {
  const named = Array.from(text('docs/guide/dependencies.md').matchAll(/^\| (`.*?) +\|/gm), ([, cell]) =>
    cell!.replaceAll('`', '').split(', '),
  ).flat();
  const used = globSync(['package.json', 'packages/*/package.json', 'packages/games/*/package.json', 'apps/*/package.json']).flatMap(
    (file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text(file));
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@shinar/'));
    },
  );
  expect(named.toSorted()).toEqual([...new Set(used)].sort());
});

/** A package's files and folders, without tests and styles. */
const roomsOf = (name: string): string[] =>
  readdirSync(`packages/${name}/src`, { withFileTypes: true })
    .filter((entry) => !/(\.test\.ts|\.css)$|^(index|testing)\.ts$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

test.each(['bots', 'catalogue', 'core', 'protocol', 'table', 'teach', 'testkit', 'words'])(
  'the README of %s lists all of its rooms',
  (name) => {
    const readme = text(`packages/${name}/README.md`);
    expect(roomsOf(name).filter((room) => !readme.includes(`\`${room}\``))).toEqual([]);
  },
);

/** What is in an app's folder, by name. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each([
  ['apps/server', 'src', ''],
  ['apps/server', 'src/domain', 'domain/'],
  ['apps/web', 'src', 'src/'],
  ['apps/web', 'src/pages', ''],
])('the README of %s lists the rooms of %s', (app, folder, prefix) => {
  const readme = text(join(app, 'README.md'));
  const known = (room: string): boolean => new RegExp(`\`${prefix}${room}/?\``).test(readme);
  expect(namesIn(join(app, folder)).filter((room) => !known(room))).toEqual([]);
});

test('every decision is in the list of decisions', () => {
  const list = text('docs/adr/README.md');
  const pages = readdirSync('docs/adr').filter((file) => /^\d/.test(file));
  expect(pages.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});
