/** A real Chromium, and the built app served on a free port. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import bundled, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { preview } from 'vite';
import { hasMemory } from '../../server/src/testing/memory.ts';

/** What that Chromium needs and a bare system lacks. */
const LIBRARIES = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../bin/al2023.tar.br');
const INSTALLED = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The browser named by SHINAR_CHROMIUM, else one of the system; on Linux without one, the Chromium that comes from npm. */
async function browserHere(): Promise<LaunchOptions> {
  const own = process.env.SHINAR_CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  if (own !== undefined) return { executablePath: own };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const [executablePath, libraries] = await Promise.all([bundled.executablePath(), inflate(LIBRARIES)]);
  return {
    executablePath,
    args: ['--disable-gpu', '--audio-buffer-size=8192'],
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
  };
}

/** For a browser that lays out whatever it shows and paints none of it, which takes a sixth to a quarter less: its pictures are blank, what it prints is not. */
export const UNPAINTED = '--force-gpu-mem-available-mb=0';

/** With these arguments, too. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const here = await browserHere();
  // Playwright has browsers share memory through files on a disk; without, a test takes about a tenth less.
  const ignoreDefaultArgs = hasMemory() ? ['--disable-dev-shm-usage'] : [];
  return chromium.launch({ ...here, ignoreDefaultArgs, args: [...(here.args ?? []), ...args] });
}

export interface Served {
  readonly url: string;
  /** Whether there is no server behind the page, so that nothing happens but on the device. */
  readonly alone?: boolean;
  close(): Promise<void>;
}

/** Serves `dist` as it was last built, or another folder. */
export async function serveApp(outDir = 'dist'): Promise<Served> {
  const server = await preview({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, alone: true, close: () => server.close() };
}
