/** The service worker of the built page: the list of its files, one file with most of them, and the scripts of service-worker/ that make something of it. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = ['files.js', 'push.js'].map((name) => join(import.meta.dirname, 'service-worker', name));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** What lies in folders, in one file: a device that has nothing yet asks once and not hundreds of times. Pages come alone, as a server has headers of their own for them. */
function everything(dir: string, paths: readonly string[]): Buffer {
  const inFolders = paths.filter((path) => path.includes('/')).map((path) => ({ path, content: readFileSync(join(dir, path)) }));
  const list = inFolders.map(({ path, content }) => [path, TYPES[extname(path)]!, content.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...inFolders.map(({ content }) => content)]);
}

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const paths = globSync('**/*.{js,css,html,svg,png,woff2}', { cwd: dir })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path !== 'sw.js')
      .sort();
    const files = Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(dir, path)))]));
    const all = everything(dir, paths);
    const name = `assets/everything-${hashOf(all)}.bin`;
    writeFileSync(join(dir, name), all);
    const scripts = PARTS.map((path) => readFileSync(path, 'utf8'));
    const lists = `const FILES = ${JSON.stringify(files, null, 1)};\nconst EVERYTHING = '${name}';`;
    writeFileSync(join(dir, 'sw.js'), [lists, ...scripts].join('\n'));
  },
});
