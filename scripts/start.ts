/** `npm start`: builds the web client where it must, serves it to this machine, and opens the browser. */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, folderServer, listenFrom } from './static-server.ts';

const HELP = `npm start [-- OPTIONS]   serves the table in the browser

  --port N    the port to begin with (4747); if it is taken, the next free one
  --no-open   leaves the browser alone
  --help      prints this

In the terminal: npx shinar play GAME`;
const WEB = join(import.meta.dirname, '../apps/web');
const DIST = join(WEB, 'dist');
/** The file that a build writes last. */
const STAMP = join(DIST, 'sw.js');
const SOURCES = ['*.{html,json,ts}', '{src,public}/**', '../../packages/*/src/**', '../../package-lock.json'];
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

const options = optionsOf(process.argv.slice(2));
if (options.help) {
  console.log(HELP);
} else {
  build();
  await serve(options.port);
}

function optionsOf(args: string[]): { readonly port: number; readonly open: boolean; readonly help: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4747' },
        'no-open': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535)
      throw new Error(`--port must be a number from 0 to 65535, not ${values.port}.`);
    return { port: Number(values.port), open: !values['no-open'] && process.stdout.isTTY && !process.env.CI, help: values.help };
  } catch (error) {
    return leave(`${(error as Error).message}\n\n${HELP}`, 2);
  }
}

function leave(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
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

async function serve(wanted: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const port = await listenFrom(folderServer(DIST), wanted).catch((error: Error) =>
    leave(`Port ${wanted} cannot be used (${error.message}). Choose another with --port.`, 1),
  );
  if (wanted !== 0 && port !== wanted) {
    console.log(`Port ${wanted} is taken, so this is port ${port}. Games kept in the browser belong to the port they were played on.`);
  }
  console.log(`Shinar is at ${addressOf(port)} (Ctrl-C ends it)`);
  if (options.open) open(addressOf(port));
}

function open(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  // Where no browser can be opened, the printed address has to do.
  spawn(command, [...args, address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
