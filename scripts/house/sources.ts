/** The sources of the repository, and what each imports. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Source {
  readonly path: string;
  readonly text: string;
}

const EVERYWHERE = ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', 'scripts/**/*.ts'];
const LEFT_OUT = /(^|\/)(node_modules|dist|out)(\/|$)/;

export const sourcesOf = (root: string): Source[] => readAll(root, EVERYWHERE);

const readAll = (root: string, globs: readonly string[]): Source[] =>
  globSync(globs, { cwd: root, exclude: (path) => LEFT_OUT.test(path) })
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(root, path), 'utf8') }));

const OTHERS = ['packages/**/*.{css,html,mjs}', 'apps/**/*.{css,html,mjs,webmanifest}', 'scripts/**/*.mjs'];

/** Files that are not compiled: pages, styles, plain scripts. */
export const othersOf = (root: string): Source[] => readAll(root, OTHERS);

/** Each package by name: its folder, and the file behind each of its exports. */
export type Doors = ReadonlyMap<string, { readonly folder: string; readonly exports: Readonly<Record<string, string>> }>;

export function doorsOf(root: string): Doors {
  const files = globSync(['packages/*/package.json', 'packages/games/*/package.json', 'apps/*/package.json'], { cwd: root });
  return new Map(
    files.map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(posix.join(root, file), 'utf8'));
      return [name, { folder: posix.dirname(file), exports }];
    }),
  );
}

const IMPORT = /^(?:import|export|\})[^'"\n]*\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]/gm;

/** What a source imports, types included, as written there. */
export const importsIn = ({ text }: Source): string[] => Array.from(text.matchAll(IMPORT), ([, ...names]) => names.join(''));

/** The file that an import leads to; undefined for third-party imports. */
export function targetOf({ path }: Source, name: string, doors: Doors): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
  const [, own = '', rest = ''] = /^(@shinar\/[^/]+)(\/.*)?$/.exec(name) ?? [];
  const found = doors.get(own);
  if (found === undefined) return undefined;
  const door = `.${rest}`;
  for (const [key, file] of Object.entries(found.exports)) {
    const [head = '', tail] = key.split('*');
    if (tail === undefined ? key === door : door.startsWith(head) && door.endsWith(tail)) {
      return posix.join(
        found.folder,
        file.replace('*', door.slice(head.length, tail === undefined ? undefined : -tail.length || undefined)),
      );
    }
  }
  return undefined;
}
