/** A real Chromium, and the built app served on a free port. */
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import bundled, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { preview } from 'vite';

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

/** Where processes share memory, and as much of it as all browsers of a run may need. */
const SHARED = '/dev/shm';
const ENOUGH = 2 ** 30;

/** Playwright has browsers share memory through files on a disk, as some containers have little for it. Where there is enough, a test takes about a tenth less without. */
function spared(): string[] {
  if (!existsSync(SHARED)) return [];
  const { bavail, bsize } = statfsSync(SHARED);
  return bavail * bsize >= ENOUGH ? ['--disable-dev-shm-usage'] : [];
}

/** With these arguments, too. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const here = await browserHere();
  return chromium.launch({ ...here, ignoreDefaultArgs: spared(), args: [...(here.args ?? []), ...args] });
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
