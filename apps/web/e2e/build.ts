import { build } from 'vite';
import { launchBrowser } from './browser.ts';
import { playGames } from './positions.ts';

/** The tests run against the app as it is shipped; Vitest's own mode would build it for development. The browser is unpacked once, and games are played once, before tests need them side by side; answers what tidies up. */
export async function setup(): Promise<() => void> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const [tidy] = await Promise.all([
    playGames(),
    build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' }),
  ]);
  process.env.NODE_ENV = mode;
  await (await launchBrowser()).close();
  return tidy;
}
