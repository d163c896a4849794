import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { PART_SIZE } from '../parts.ts';
import type { Kind } from '../schema.ts';

/** In PostgreSQL the log is partitioned by table number: what is being written stays small, and finished parts are dropped whole. The old log becomes the first partition. */
export const parts = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    if (kind === 'sqlite') return;
    const { rows } = await sql<{ last: number }>`select coalesce(max(num), 0)::int as last from tables`.execute(db);
    const end = (Math.floor((rows[0]?.last ?? 0) / PART_SIZE) + 1) * PART_SIZE;
    await sql`alter table steps rename to steps_first`.execute(db);
    await sql`create table steps (like steps_first including all) partition by range (num)`.execute(db);
    await sql`alter table steps attach partition steps_first for values from (minvalue) to (${sql.lit(end)})`.execute(db);
    await sql`create table steps_rest partition of steps default`.execute(db);
  },
});
