/** What the compiler and the linter do not see: import directions, file lengths, and chance or clocks where there must be none. */
import { globSync, readFileSync } from 'node:fs';

const GAMES = ['sumeria', 'assyria', 'after-the-flood'];
/** What each package may import of the others; tests may also import testkit. */
const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/sumeria': ['core'],
  'packages/assyria': ['core'],
  'packages/after-the-flood': ['core'],
  'packages/catalogue': ['core', ...GAMES],
  'packages/bots': ['core', 'catalogue', ...GAMES],
  'packages/protocol': ['core'],
  'packages/testkit': ['core'],
  'apps/cli': ['core', 'catalogue', 'bots', 'testkit', 'server', ...GAMES],
  'apps/server': ['core', 'catalogue', 'bots', 'protocol', ...GAMES],
  'apps/web': ['core', 'catalogue', 'bots', 'protocol', ...GAMES],
  scripts: ['core', 'catalogue', 'bots', 'testkit', 'server', ...GAMES],
};
const PURE = ['packages/core', 'packages/catalogue', ...GAMES.map((game) => `packages/${game}`)];
const MOST_LINES = 300;
const IMPORT = /^(?:import|export|\})[^'"\n]*\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]/gm;
const IMPURE = /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bconsole\./;

interface Source {
  readonly path: string;
  readonly text: string;
}

export function faultsOf(source: Source): string[] {
  return [...wrongDirections(source), ...tooLong(source), ...impure(source)];
}

const roomOf = (path: string): string | undefined => Object.keys(DIRECTIONS).find((room) => path.startsWith(`${room}/`));
const isTest = (path: string): boolean => /(\.test|\/testing[^/]*)\.ts$/.test(path);

function wrongDirections({ path, text }: Source): string[] {
  const room = roomOf(path);
  if (room === undefined) return [`${path}: belongs to no package that scripts/house.ts knows`];
  const allowed = [...(DIRECTIONS[room] ?? []), ...(isTest(path) ? ['testkit'] : [])];
  return Array.from(text.matchAll(IMPORT), ([, ...names]) => names.join('')).flatMap((name) => {
    const other = /^@shinar\/([^/]+)/.exec(name)?.[1];
    if (other !== undefined) return allowed.includes(other) ? [] : [`${path}: ${room} may not import @shinar/${other}`];
    if (PURE.includes(room) && !isTest(path) && !name.startsWith('.')) return [`${path}: ${room} may not import ${name}`];
    const up = room === 'scripts' || room === 'apps/cli' ? 9 : path.slice(room.length).split('/').length - 2;
    const climbs = name.split('/').filter((part) => part === '..').length;
    return climbs > up ? [`${path}: ${name} leaves its package`] : [];
  });
}

function tooLong({ path, text }: Source): string[] {
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES ? [`${path}: ${lines} lines, over ${MOST_LINES}`] : [];
}

function impure({ path, text }: Source): string[] {
  const room = roomOf(path);
  if (room === undefined || !PURE.includes(room) || isTest(path)) return [];
  return text.split('\n').flatMap((line, i) => {
    const found = IMPURE.exec(line.replace(/\/\*.*?\*\/|\/\/.*|^\s*\*.*/g, ''));
    return found ? [`${path}:${i + 1}: ${found[0]} has no place in a pure package`] : [];
  });
}

/** The sources of the repository at `root`. */
export function sourcesOf(root: string): Source[] {
  const exclude = (path: string) => path.includes('node_modules');
  return globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'scripts/*.ts'], { cwd: root, exclude })
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}
