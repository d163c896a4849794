/** A real Chromium, and the built app served on a free port. */
import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';

const INSTALLED = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The browser named by SHINAR_CHROMIUM, else one of the system, else the one that comes from npm for Linux. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.SHINAR_CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  if (own !== undefined) return chromium.launch({ executablePath: own });
  return chromium.launch({ executablePath: await bundled.executablePath(), args: ['--no-sandbox', '--disable-gpu'] });
}

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `dist` as it was last built. */
export async function serveApp(): Promise<Served> {
  const server = await preview({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
