/** The store in PostgreSQL. */
import { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import { transactionsOf } from './asking.ts';
import { isNewest, migrate } from './form/migrate.ts';
import type { Db } from './form/schema.ts';
import { committer } from './log/append.ts';
import { Writer } from './log/writer.ts';
import type { Store } from './open.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { Replica } from './replica.ts';

/** PostgreSQL commits several groups at a time. */
const GROUPS_AT_ONCE = 4;

export async function openPostgres(
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
