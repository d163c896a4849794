/** The embedded database: `node:sqlite` in the shape Kysely's dialect expects. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** A finished commit is on disk: write-ahead log, synced with every transaction. */
const PRAGMAS = 'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on';
const MOST_STATEMENTS = 200;

export const sqliteDialect = (path: string): SqliteDialect => new SqliteDialect({ database: sqliteDatabase(path) });

export function sqliteDatabase(path: string): SqliteDatabase {
  const db = new DatabaseSync(path);
  db.exec(PRAGMAS);
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepare = (sql: string) => {
    const statement = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return {
    close: () => db.close(),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        if (prepared.size >= MOST_STATEMENTS) prepared.clear();
        statement = prepare(sql);
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}
