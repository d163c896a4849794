/** `npm start`: builds the web client if needed, serves it with tables for people elsewhere, and opens the browser. */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './free-port.ts';

const HELP = `npm start [-- OPTIONS]   serves the table in the browser

  --port N     the port to try first (4747); if it’s taken, the next free one
  --lan        lets in other devices on your network, so that people can play together
  --data DIR   where online tables are saved (data)
  --no-open    doesn’t open the browser
  --help       prints this

In the terminal: npx shinar play GAME`;
const ROOT = join(import.meta.dirname, '..');
const WEB = join(import.meta.dirname, '../apps/web');
const DIST = join(WEB, 'dist');
/** The file that a build writes last. */
const STAMP = join(DIST, 'sw.js.br');
const SOURCES = [
  '*.{html,json,ts}',
  '{src,public,service-worker}/**',
  '../../packages/*/src/**',
  '../../packages/games/**',
  '../../package-lock.json',
];
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

const options = optionsOf(process.argv.slice(2));
if (options.help) {
  console.log(HELP);
} else {
  build();
  enableCompileCache(); // the server starts in half the time
  await serve(options);
}

interface Options {
  readonly port: number;
  readonly lan: boolean;
  readonly data: string;
  readonly open: boolean;
  readonly help: boolean;
}

function optionsOf(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4747' },
        lan: { type: 'boolean', default: false },
        data: { type: 'string', default: process.env.SHINAR_DATA ?? join(ROOT, 'data') },
        'no-open': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535)
      throw new Error(`--port must be a number from 0 to 65535, not ${values.port}.`);
    const open = !values['no-open'] && process.stdout.isTTY && !process.env.CI;
    return { port: Number(values.port), lan: values.lan, data: resolve(values.data), open, help: values.help };
  } catch (error) {
    return leave(`${(error as Error).message}\n\n${HELP}`, 2);
  }
}

function leave(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

/** Prints a bad environment setting as a message instead of a stack trace. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return leave((error as Error).message, 2);
  }
}

function build(): void {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs;
  const changed = (path: string): boolean => built === undefined || statSync(join(WEB, path)).mtimeMs > built;
  if (built !== undefined && !globSync(SOURCES, { cwd: WEB }).some(changed)) return;
  console.log(built === undefined ? 'Building the web client (once) ...' : 'Building the web client: its sources are newer ...');
  const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: WEB, env, stdio: 'inherit' });
  if (status !== 0) leave('The web client could not be built (see above).', status ?? 1);
}

async function serve({ port: wanted, lan, data }: Options): Promise<void> {
  const host = lan ? '0.0.0.0' : '127.0.0.1';
  const port = await freePort(host, wanted).catch((error: Error) =>
    leave(`Port ${wanted} cannot be used (${error.message}). Choose another with --port.`, 1),
  );
  const { networkAddresses, openServer, readConfig, whyNotOpened } = await import('@shinar/server');
  const own = { SHINAR_HOST: host, SHINAR_PORT: String(port), SHINAR_DATA: data, SHINAR_WEB: DIST };
  const config = attempt(() => readConfig({ SHINAR_LOG: 'warn', ...process.env, ...own }));
  const server = await openServer(config).catch((error: Error) =>
    leave(whyNotOpened(error, config, { port: '--port', data: '--data' }) ?? `${error.stack}`, 1),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  if (wanted !== 0 && port !== wanted) {
    console.log(`Port ${wanted} is taken, so this is port ${port}. Games kept in the browser belong to the port they were played on.`);
  }
  const address = `http://127.0.0.1:${port}/`;
  console.log(`Tables of people who play together are kept in ${data}`);
  if (lan) for (const ip of networkAddresses()) console.log(`For other devices of your network: http://${ip}:${port}/`);
  console.log(`Shinar is at ${address} (Ctrl-C ends it)`);
  if (options.open) open(address);
}

function open(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  // If no browser can be opened, the printed address has to do.
  spawn(command, [...args, address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
