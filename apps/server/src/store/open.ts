import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { migrate } from './form/migrate.ts';
import type { Db, Kind } from './form/schema.ts';
import { committer } from './log/append.ts';
import { makeStatements } from './log/statements.ts';
import { Writer } from './log/writer.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { sqliteThreadDialect } from './sqlite/dialect.ts';
import { closeToOthers, databaseIn } from './sqlite/folder.ts';
import { WritingThread } from './sqlite/writing-thread.ts';

export interface Store {
  readonly kind: Kind;
  readonly db: Db;
  /** For what may be some moments old: asks a replica, and the database itself where there is none or it does not answer. */
  lists<T>(ask: (db: Db) => Promise<T>): Promise<T>;
  readonly writer: Writer;
  /** Only with PostgreSQL. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL commits several groups at a time. */
const GROUPS_AT_ONCE = 4;

/** Opens the database of the settings and brings it to the newest form. */
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
  await migrateSlowly(url, onLost);
  const pool = postgresPool(url, connections, onLost, patience);
  const db: Db = new Kysely({ dialect: postgresDialect(pool) });
  const writer = new Writer(committer(db, makeStatements(db, 'postgres')), GROUPS_AT_ONCE);
  const replica = reads === undefined ? undefined : postgresPool(reads, connections, onLost, patience);
  const copies: Db | undefined = replica && new Kysely({ dialect: postgresDialect(replica) });
  return {
    kind: 'postgres',
    db,
    lists: listsFrom(db, copies, onLost),
    writer,
    pool,
    async close() {
      await writer.idle();
      await copies?.destroy();
      await db.destroy();
    },
  };
}

/** After a replica has not answered it is left alone for so long. */
const REST = 10_000;

function listsFrom(db: Db, copies: Db | undefined, onLost: (error: Error) => void): Store['lists'] {
  let restsUntil = 0;
  return async (ask) => {
    if (copies === undefined || performance.now() < restsUntil) return ask(db);
    try {
      return await ask(copies);
    } catch (error) {
      restsUntil = performance.now() + REST;
      onLost(error as Error);
      return ask(db);
    }
  };
}

/** A new form of a large table may take longer than a query otherwise may. */
async function migrateSlowly(url: string, onLost: (error: Error) => void): Promise<void> {
  const db: Db = new Kysely({ dialect: postgresDialect(postgresPool(url, 1, onLost)) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
