/** The service worker of the built page: the list of its files, and the scripts of service-worker/ that make something of it. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = ['files.js', 'push.js'].map((name) => join(import.meta.dirname, 'service-worker', name));
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 12);

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const paths = globSync('**/*.{js,css,html,svg,png,woff2}', { cwd: dir }).filter((path) => path !== 'sw.js');
    const files = Object.fromEntries(paths.sort().map((path) => [path.replaceAll('\\', '/'), hashOf(join(dir, path))]));
    const scripts = PARTS.map((path) => readFileSync(path, 'utf8'));
    writeFileSync(join(dir, 'sw.js'), [`const FILES = ${JSON.stringify(files, null, 1)};`, ...scripts].join('\n'));
  },
});
