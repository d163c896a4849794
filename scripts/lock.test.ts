/** The lock file is complete: `npm ci` refuses one that lacks a binary for any system, even one that nobody here uses. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const INSIDE = 'node_modules/';

/** The package this name resolves to: the nearest on the way up to the root. */
function found(from: string, name: string): Locked | undefined {
  const here = packages[`${from === '' ? '' : `${from}/`}${INSIDE}${name}`];
  if (here !== undefined || from === '') return here;
  return found(from.includes(INSIDE) ? from.slice(0, from.lastIndexOf(INSIDE)).replace(/\/$/, '') : '', name);
}

/** The optional dependencies of a package that the lock lacks or has in another version. */
const missing = (from: string): string[] =>
  Object.entries(packages[from]!.optionalDependencies ?? {}).flatMap(([name, wanted]) => {
    const locked = found(from, name);
    if (locked === undefined) return [`${from}: ${name} ${wanted} is missing`];
    return /^\d/.test(wanted) && locked.version !== wanted ? [`${from}: ${name} is ${locked.version}, not ${wanted}`] : [];
  });

test('every optional dependency that a package lists is in the lock, in the version it lists', () => {
  expect(Object.values(packages).filter(({ optionalDependencies }) => optionalDependencies !== undefined).length).toBeGreaterThan(5);
  expect(Object.keys(packages).flatMap(missing)).toEqual([]);
});

test('every package has its hash, and none the address of a registry', () => {
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes(INSIDE) && link === undefined);
  const wrong = fetched.filter(([, { integrity, resolved }]) => integrity === undefined || resolved !== undefined);
  expect(wrong.map(([path]) => path)).toEqual([]);
});
