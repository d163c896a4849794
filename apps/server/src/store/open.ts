import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { transactionsOf } from './asking.ts';
import { isNewest, migrate } from './form/migrate.ts';
import type { Db, Kind } from './form/schema.ts';
import { committer } from './log/append.ts';
import { Writer } from './log/writer.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { Replica } from './replica.ts';
import { sqliteThreadDialect } from './sqlite/dialect.ts';
import { closeToOthers, databaseIn } from './sqlite/folder.ts';
import { WritingThread } from './sqlite/writing-thread.ts';

export interface Store {
  readonly kind: Kind;
  readonly db: Db;
  /** For data that may be slightly old: asks a replica, or the database itself if there is none, or it doesn't answer or lags. */
  lists<T>(ask: (db: Db) => Promise<T>): Promise<T>;
  readonly writer: Writer;
  /** Only with PostgreSQL. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL commits several groups at a time. */
const GROUPS_AT_ONCE = 4;

/** Opens the database named in the settings and migrates it to the newest form. */
export function openStore(
  config: Pick<Config, 'data' | 'database' | 'connections' | 'patience'> & Partial<Pick<Config, 'reads'>>,
  onLost: (error: Error) => void,
): Promise<Store> {
  return config.database === undefined ? openSqlite(config.data) : openPostgres(config.database, config, onLost);
}

async function openSqlite(folder: string): Promise<Store> {
  const path = databaseIn(folder);
  const thread = new WritingThread(path);
  const db: Db = new Kysely({ dialect: sqliteThreadDialect(path, thread) });
  try {
    await migrate(db, 'sqlite');
  } catch (error) {
    await db.destroy();
    await thread.close();
    throw error;
  }
  closeToOthers(path);
  const writer = new Writer(thread.commit, 1);
  return {
    kind: 'sqlite',
    db,
    lists: (ask) => ask(db),
    writer,
    async close() {
      await writer.idle();
      await db.destroy();
      await thread.close();
    },
  };
}

async function openPostgres(
  url: string,
  { connections, patience, reads }: Pick<Config, 'connections' | 'patience'> & Partial<Pick<Config, 'reads'>>,
  onLost: (error: Error) => void,
): Promise<Store> {
  const pool = postgresPool(url, connections, onLost, patience);
  const db: Db = new Kysely({ dialect: postgresDialect(pool) });
  try {
    if (!(await isNewest(db, 'postgres'))) await migrateSlowly(url, onLost);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const writer = new Writer(committer('postgres', transactionsOf(db)), GROUPS_AT_ONCE);
  const replica = reads === undefined ? undefined : openReplica(db, reads, { connections, patience }, onLost);
  return {
    kind: 'postgres',
    db,
    lists: (ask) => (replica ? replica.ask(ask) : ask(db)),
    writer,
    pool,
    async close() {
      await writer.idle();
      await replica?.close();
      await db.destroy();
    },
  };
}

/** How long a replica may take to answer, in milliseconds, before the database itself is asked. */
const QUICK = 2000;

function openReplica(
  db: Db,
  url: string,
  { connections, patience }: Pick<Config, 'connections' | 'patience'>,
  onLost: (error: Error) => void,
) {
  const pool = postgresPool(url, connections, onLost, Math.min(patience, QUICK));
  return new Replica(db, new Kysely({ dialect: postgresDialect(pool) }), patience / 3, onLost);
}

/** Migrating a large table may take longer than a query is allowed to; a start without a migration doesn't wait that long. */
async function migrateSlowly(url: string, onLost: (error: Error) => void): Promise<void> {
  const db: Db = new Kysely({ dialect: postgresDialect(postgresPool(url, 1, onLost)) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
