/** What others can install. Sources are TypeScript that Node runs as it is; what is packed is plain JavaScript with types, for Node 20 and browsers, without a build of whoever uses it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@shinar/catalogue';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['packages/core', 'packages/bots', 'packages/protocol', ...GAME_IDS.map((id) => `packages/games/${id}`)];
/** What stands in a package besides code. */
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

/** Imports lead to scripts; types that come along too; JSON becomes a module, which every browser loads. */
const led = (text: string): string =>
  text
    .replace(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3')
    .replace(/(from ['"]\.[^'"]+\.json)(['"]) with \{ type: ['"]json['"] \}/g, '$1.js$2');

/** Pages that a package does not bring along are named, not linked. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

function compile(): string {
  const out = join(ROOT, 'out/pack');
  rmSync(out, { recursive: true, force: true });
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.pack.json'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return out;
}

/** The files of one package as they are packed, in a folder of their own. */
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

/** Packs all packages into a folder, and answers the files. */
export function packInto(target: string): string[] {
  const folder = resolve(target);
  const compiled = compile();
  mkdirSync(folder, { recursive: true });
  return FOLDERS.map((each) => {
    const staged = stage(each, compiled);
    const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: staged, encoding: 'utf8' }));
    return join(folder, packed.filename);
  });
}
