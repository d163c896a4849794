import { build } from 'vite';

/** The tests run against the app as it is shipped; Vitest's own mode would build it for development. */
export async function setup(): Promise<void> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
  process.env.NODE_ENV = mode;
}
