/** What others can install. Our sources are TypeScript that Node runs directly; the packages are plain JavaScript with types, for Node 20 and browsers, and their users need no build. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@shinar/catalogue';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['packages/core', 'packages/bots', 'packages/protocol', ...GAME_IDS.map((id) => `packages/games/${id}`)];
/** What a package contains besides code. */
const PAGES = ['README.md', 'CHANGELOG.md'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const scriptOf = (path: string): string => path.replace(/\.ts$/, '.js');

/** Points imports at the compiled scripts, type imports included; JSON becomes a module, which every browser can load. */
const led = (text: string): string =>
  text
    .replace(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3')
    .replace(/(from ['"]\.[^'"]+\.json)(['"]) with \{ type: ['"]json['"] \}/g, '$1.js$2');

/** Links to pages that the package doesn't contain become plain text. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

function compile(): string {
  const out = join(ROOT, 'out/pack');
  rmSync(out, { recursive: true, force: true });
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.pack.json', '--checkers', '1'], { cwd: ROOT, stdio: 'inherit' });
  return out;
}

/** Stages one package's files as they are packed, in a folder of their own. */
function stage(folder: string, compiled: string): string {
  const from = join(compiled, folder);
  const staged = join(compiled, 'staged', folder);
  const texts: string[] = [];
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    writeFileSync(join(staged, path), text);
  };
  for (const path of globSync('**/*.{js,d.ts,json}', { cwd: from })) {
    const text = readFileSync(join(from, path), 'utf8');
    if (path.endsWith('.json')) put(`${path}.js`, `export default ${text.trim()};\n`);
    else put(path, led(text));
    texts.push(text);
  }
  const { name, version, description, license, exports, dependencies = {} } = manifestOf(folder);
  const doors = Object.entries(exports).filter(([, file]) => existsSync(join(staged, scriptOf(file))));
  const used = Object.entries(dependencies).filter(([other]) => texts.some((text) => text.includes(`'${other}`)));
  const manifest = {
    ...{ name, version, description, license, type: 'module', sideEffects: false, engines: { node: '>=20' } },
    exports: Object.fromEntries(doors.map(([door, file]) => [door, { types: file.replace(/\.ts$/, '.d.ts'), default: scriptOf(file) }])),
    dependencies: Object.fromEntries(used),
  };
  put('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const page of PAGES) put(page, unlinked(readFileSync(join(ROOT, folder, page), 'utf8')));
  cpSync(join(ROOT, 'LICENSE'), join(staged, 'LICENSE'));
  return staged;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Packs all packages into a folder and returns the files. */
export function packInto(target: string): string[] {
  const folder = resolve(target);
  const compiled = compile();
  mkdirSync(folder, { recursive: true });
  const staged = FOLDERS.map((each) => stage(each, compiled));
  const packed: { filename: string }[] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder, ...staged], { cwd: ROOT, encoding: 'utf8' }),
  );
  return packed.map(({ filename }) => join(folder, filename));
}
