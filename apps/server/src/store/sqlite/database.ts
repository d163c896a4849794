/** The embedded database: `node:sqlite` in the shape Kysely's dialect expects. The writing thread loads it too, so only Kysely's types are used. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, QueryResult, SqliteDatabase } from 'kysely';
import type { Transact } from '../log/statements.ts';

/** A finished commit is on disk: write-ahead log, synced with every transaction. */
const PRAGMAS = 'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on';
const MOST_STATEMENTS = 200;

interface OwnDatabase extends SqliteDatabase {
  query(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown>;
  readonly transact: Transact;
}

export function sqliteDatabase(path: string): OwnDatabase {
  const db = new DatabaseSync(path);
  db.exec(PRAGMAS);
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepareNew = (sql: string) => {
    const statement = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  const prepare: SqliteDatabase['prepare'] = (sql) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      statement = prepareNew(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  const query: OwnDatabase['query'] = ({ sql, parameters }) => {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
  return { close: () => db.close(), prepare, query, transact: transactions(db, query) };
}

const transactions =
  (db: DatabaseSync, query: OwnDatabase['query']): Transact =>
  async (run) => {
    db.exec('begin');
    try {
      const done = await run(async <Row>(sql: string, parameters: readonly unknown[]) => query({ sql, parameters }).rows as Row[]);
      db.exec('commit');
      return done;
    } catch (error) {
      // After some errors, like a full disk, SQLite has rolled back already.
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };
