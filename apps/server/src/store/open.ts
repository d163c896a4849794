import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { committer } from './append.ts';
import { type Kind, migrations } from './migrations.ts';
import { PATIENCE, postgresDialect, postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { makeStatements } from './statements.ts';
import { WritingThread } from './thread.ts';
import { threadedDialect } from './threaded.ts';
import { Writer } from './writer.ts';

export type Db = Kysely<Schema>;

export interface Store {
  readonly kind: Kind;
  readonly db: Db;
  readonly writer: Writer;
  /** Only with PostgreSQL. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL commits several groups at a time. */
const GROUPS_AT_ONCE = 4;

/** Opens the database of the settings and brings it to the newest form. */
export function openStore(config: Pick<Config, 'data' | 'database' | 'connections'>, onLost: (error: Error) => void): Promise<Store> {
  return config.database === undefined ? openSqlite(config.data) : openPostgres(config.database, config.connections, onLost);
}

async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'shinar.db');
  const thread = new WritingThread(path);
  const db: Db = new Kysely({ dialect: threadedDialect(path, thread) });
  await migrate(db, 'sqlite');
  const writer = new Writer(thread.commit, 1);
  return {
    kind: 'sqlite',
    db,
    writer,
    async close() {
      await writer.idle();
      await db.destroy();
      await thread.close();
    },
  };
}

async function openPostgres(url: string, connections: number, onLost: (error: Error) => void): Promise<Store> {
  await migrateSlowly(url, onLost);
  const pool = postgresPool(url, connections, onLost, PATIENCE);
  const db: Db = new Kysely({ dialect: postgresDialect(pool) });
  const writer = new Writer(committer(db, makeStatements(db, 'postgres')), GROUPS_AT_ONCE);
  return {
    kind: 'postgres',
    db,
    writer,
    pool,
    async close() {
      await writer.idle();
      await db.destroy();
    },
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

export async function migrate(db: Db, kind: Kind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
