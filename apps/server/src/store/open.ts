import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { migrate } from './form/migrate.ts';
import type { Db, Kind } from './form/schema.ts';
import { Writer } from './log/writer.ts';
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

/** Opens the database named in the settings and migrates it to the newest form. */
export async function openStore(
  config: Pick<Config, 'data' | 'database' | 'connections' | 'patience'> & Partial<Pick<Config, 'reads'>>,
  onLost: (error: Error) => void,
): Promise<Store> {
  if (config.database === undefined) return openSqlite(config.data);
  // Loaded only where it is used, as most have one machine.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(config.database, config, onLost);
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
