/** Installs the packed packages in an empty folder, as anyone would, and runs every README's example there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packInto } from './packages.ts';

const READMES = globSync(['packages/{core,bots,protocol}/README.md', 'packages/games/*/README.md']).sort();
const folder = mkdtempSync(join(tmpdir(), 'shinar-pack-'));
const inFolder = (file: string, ...args: string[]): string => execFileSync(file, args, { cwd: folder, encoding: 'utf8' });
const blockOf = (page: string, language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;

beforeAll(() => {
  const files = packInto(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // Third-party packages come from those already installed, so that the test needs no network.
  inFolder('npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files, join(process.cwd(), 'node_modules/zod'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(READMES)('the example of %s runs and prints what the page says', (readme) => {
  const page = readFileSync(readme, 'utf8');
  const file = `${basename(join(readme, '..'))}.mjs`;
  writeFileSync(join(folder, file), blockOf(page, 'js'));
  expect(inFolder(process.execPath, file)).toBe(blockOf(page, 'text'));
});

test('types come along', () => {
  writeFileSync(join(folder, 'typed.ts'), blockOf(readFileSync('packages/core/README.md', 'utf8'), 'js'));
  writeFileSync(
    join(folder, 'wrong.ts'),
    "import { Play } from '@shinar/core';\nimport { sumeria } from '@shinar/sumeria/rules';\nnew Play(sumeria, 'three');\n",
  );
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--checkers', '1', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'typed.ts', 'wrong.ts'], { cwd: folder, encoding: 'utf8' });
  expect(stdout.match(/^\S+\.ts(?=\()/gm)).toEqual(['wrong.ts']);
});

test('modules import nothing but each other, by names that a browser can be told', () => {
  const packed = globSync('node_modules/@shinar/**/*.js', { cwd: folder });
  expect(packed.length).toBeGreaterThan(200);
  const named = packed.flatMap((path) =>
    Array.from(
      readFileSync(join(folder, path), 'utf8').matchAll(/^(?:import|export)[^'"]*from ['"]([^'"]+)['"](.*)$/gm),
      ([, name, rest]) => `${name}${rest}`,
    ),
  );
  expect([...new Set(named.filter((name) => !/^(\.{1,2}\/.*\.js|@shinar\/[a-z/-]+|zod\/mini);$/.test(name)))]).toEqual([]);
});
