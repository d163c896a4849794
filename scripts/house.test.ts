import { expect, test } from 'vitest';
import { faultsOf, sourcesOf } from './house.ts';

test('the house is in order', () => {
  const sources = sourcesOf(process.cwd());
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['packages/core/src/a.ts', "import { x } from '@shinar/sumeria';", 'packages/core may not import @shinar/sumeria'],
  ['packages/sumeria/src/a.ts', "import { x } from '@shinar/assyria';", 'packages/sumeria may not import @shinar/assyria'],
  ['packages/sumeria/src/a.ts', "import { x } from '@shinar/testkit';", 'packages/sumeria may not import @shinar/testkit'],
  ['packages/sumeria/src/a.ts', "import fs from 'node:fs';", 'packages/sumeria may not import node:fs'],
  ['packages/sumeria/src/phases/a.ts', "export * from '../../../core/src/code.ts';", '../../../core/src/code.ts leaves its package'],
  ['packages/assyria/src/a.ts', 'const x = Math.random();', 'Math.random has no place in a pure package'],
  ['packages/assyria/src/a.ts', 'const x = new Date();', 'Date has no place in a pure package'],
  ['packages/core/src/a.ts', 'x\n'.repeat(301), '301 lines, over 300'],
  ['packages/chess/src/a.ts', '', 'belongs to no package'],
])('%s is refused: %s', (path, text, fault) => {
  expect(faultsOf({ path, text }).join('\n')).toContain(fault);
});

test('tests may use the testkit, and comments may speak of anything', () => {
  expect(faultsOf({ path: 'packages/sumeria/src/a.test.ts', text: "import { laws } from '@shinar/testkit/suites';" })).toEqual([]);
  expect(faultsOf({ path: 'packages/sumeria/src/a.ts', text: '// no Date here' })).toEqual([]);
});
