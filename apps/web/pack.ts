import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Texts, and the file with all of them. */
const TEXTS = '**/*.{js,css,html,svg,webmanifest,bin}';
/** Bytes below which a file is not worth it. */
const SMALL = 1000;
/** The best there is would take twice the time for a percent less. */
const QUALITY = 10;

/** Leaves every text packed beside itself, so that a server has only to choose: for gzip, and for brotli. The service worker's is the last file of a build. */
export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const files = globSync(TEXTS, { cwd: folder }).sort();
      for (const written of await Promise.all(files.map((file) => packed(join(folder, file))))) written();
    },
  };
}

/** Answers what writes the packed files. */
async function packed(file: string): Promise<() => void> {
  const text = readFileSync(file);
  if (text.length < SMALL) return () => {};
  const [gz, br] = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  ]);
  return () => {
    writeFileSync(`${file}.gz`, gz);
    writeFileSync(`${file}.br`, br);
  };
}
