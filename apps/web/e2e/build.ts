import { build } from 'vite';
import { launchBrowser } from './browser.ts';

/** The tests run against the app as it is shipped; Vitest's own mode would build it for development. The browser is unpacked once, before tests need it side by side. */
export async function setup(): Promise<void> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
  process.env.NODE_ENV = mode;
  await (await launchBrowser()).close();
}
