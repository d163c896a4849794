/** The partitions of the log in PostgreSQL, by the number of the table. */
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** How many tables' logs share a partition. */
export const PART_SIZE = 100_000;
/** How many partitions are made before they are needed. */
const AHEAD = 2;
/** One process at a time looks after the partitions. */
const LOCK = 7_462_001;

const nameOf = (part: number): string => `steps_${part}`;

/** Makes the partitions needed next and drops those whose games are all packed; returns their names. */
export function keepParts(db: Db): Promise<{ made: string[]; dropped: string[] }> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      select relid::regclass::text as name from pg_partition_tree('steps') where isleaf`.execute(transaction);
    const names = new Set(rows.map(({ name }) => name));
    const { last } = await transaction
      .selectFrom('tables')
      .select(({ fn }) => fn.max('num').as('last'))
      .executeTakeFirstOrThrow();
    const now = Math.floor((last ?? 0) / PART_SIZE);
    const made: string[] = [];
    for (let part = now + 1; part <= now + AHEAD; part++) {
      if (names.has(nameOf(part))) continue;
      const [from, to] = [part, part + 1].map((at) => sql.lit(at * PART_SIZE));
      await sql`create table ${sql.table(nameOf(part))} partition of steps for values from (${from}) to (${to})`.execute(transaction);
      made.push(nameOf(part));
    }
    const dropped: string[] = [];
    for (const name of names) {
      const part = /^steps_(\d+)$/.exec(name)?.[1];
      if (part === undefined || Number(part) >= now) continue;
      const some = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction);
      if (some.rows.length > 0) continue;
      await sql`drop table ${sql.table(name)}`.execute(transaction);
      dropped.push(name);
    }
    return { made, dropped };
  });
}
