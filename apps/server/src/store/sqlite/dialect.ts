/** SQLite as a server needs it: reads are answered at once, even during writes; writes go through the thread, one after the other. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { sqliteDatabase } from './database.ts';
import type { WritingThread } from './writing-thread.ts';

export function sqliteThreadDialect(path: string, thread: WritingThread): Dialect {
  const reader = sqliteDatabase(path);
  return {
    createDriver: () => new ThreadDriver(reader, thread),
    createAdapter: () => new ManyAtOnce(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Nobody waits for a connection: writers wait for the thread. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration happens entirely or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  private readonly reader: SqliteDatabase;
  private readonly thread: WritingThread;

  constructor(reader: SqliteDatabase, thread: WritingThread) {
    this.reader = reader;
    this.thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.reader, this.thread);
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.reader.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly reader: SqliteDatabase;
  private readonly thread: WritingThread;
  /** During a transaction: call to let the others write again. */
  private release: (() => void) | undefined;

  constructor(reader: SqliteDatabase, thread: WritingThread) {
    this.reader = reader;
    this.thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.release) return this.thread.query(query);
    if (SelectQueryNode.is(query.query)) return { rows: this.reader.prepare(query.sql).all(query.parameters) as R[] };
    const release = await this.thread.hold();
    try {
      return await this.thread.query(query);
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's contract, and not used here
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('sqlite: rows are not streamed');
  }

  async begin(): Promise<void> {
    const release = await this.thread.hold();
    try {
      await this.thread.query(CompiledQuery.raw('begin immediate'));
      this.release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A failed commit is rolled back, and the thread is held until then. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.thread.query(CompiledQuery.raw(how));
    } catch (error) {
      if (how === 'rollback') this.letGo();
      throw error;
    }
    this.letGo();
  }

  private letGo(): void {
    this.release?.();
    this.release = undefined;
  }
}
