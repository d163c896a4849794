/** A copy of the database from which lists are read, as long as it answers and keeps up. */
import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from './form/schema.ts';

type OnLost = (error: Error) => void;

export class Replica {
  private readonly db: Db;
  private readonly copies: Kysely<Schema>;
  private readonly onLost: OnLost;
  private readonly timer: NodeJS.Timeout;
  /** Trusted only once it has been checked. */
  private isGood = false;
  /** How far the database had written when the replica was last checked. */
  private mark: string | undefined;

  constructor(db: Db, copies: Kysely<Schema>, every: number, onLost: OnLost) {
    this.db = db;
    this.copies = copies;
    this.onLost = onLost;
    this.timer = setInterval(() => void this.look(), every);
    this.timer.unref();
  }

  /** Asks the replica, or the database itself if the replica doesn't answer or lags. */
  async ask<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    if (!this.isGood) return ask(this.db);
    try {
      return await ask(this.copies);
    } catch (error) {
      this.isGood = false;
      this.onLost(error as Error);
      return ask(this.db);
    }
  }

  /** Checks that it has what was written by the last check. A replica that doesn't follow the database's own log can't tell, and is trusted. */
  async look(): Promise<void> {
    const before = this.mark;
    try {
      const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(this.db);
      this.mark = rows[0]?.at;
      if (before === undefined) return;
      const has = await sql<{ it: boolean }>`select coalesce(pg_last_wal_replay_lsn() >= ${before}::pg_lsn, true) as it`.execute(
        this.copies,
      );
      const isGood = has.rows[0]?.it ?? false;
      if (this.isGood && !isGood) this.onLost(new Error('the replica is behind'));
      this.isGood = isGood;
    } catch (error) {
      this.isGood = false;
      this.onLost(error as Error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.copies.destroy();
  }
}
