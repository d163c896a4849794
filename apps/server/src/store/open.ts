import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Kind, migrations } from './migrations.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
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

/** So long a query may take; a store that is silent for longer is as good as away. */
const PATIENCE = 15_000;

/** Opens the database of the settings and brings it to the newest form. */
export async function openStore(config: Pick<Config, 'data' | 'database' | 'connections'>, onLost: (error: Error) => void): Promise<Store> {
  const pool = config.database === undefined ? undefined : postgresPool(config.database, config.connections, onLost, PATIENCE);
  if (pool === undefined) mkdirSync(config.data, { recursive: true });
  const kind = pool === undefined ? 'sqlite' : 'postgres';
  const db: Db = new Kysely({ dialect: pool === undefined ? sqliteDialect(join(config.data, 'shinar.db')) : postgresDialect(pool) });
  if (config.database === undefined) await migrate(db, kind);
  else await migrateSlowly(config.database, onLost);
  const writer = new Writer(db, kind);
  return {
    kind,
    db,
    writer,
    ...(pool && { pool }),
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
