/** For tests and long runs: SQLite without the thread in which a server writes to it. */
import { SqliteDialect } from 'kysely';
import { sqliteDatabase } from './database.ts';

export const sqliteDialect = (path: string): SqliteDialect => new SqliteDialect({ database: sqliteDatabase(path) });
