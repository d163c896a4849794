import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { counted } from '../counted.ts';
import type { Kind } from '../schema.ts';

/** Reports that outlive the accounts they are about, bans, and what operators have done. */
export const moderation = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name);
    for (const column of ['banned_until', 'silent_until']) await db.schema.alterTable('people').addColumn(column, 'bigint').execute();
    await counted(create('kept_reports'), 'id', kind)
      .addColumn('num', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('person_name', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('about_name', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // The older table stays until no process writes to it any more.
    await sql`insert into kept_reports (num, person, person_name, about, about_name, reason, lines, at)
      select num, person, (select name from people where id = reports.person), about, (select name from people where id = reports.about), reason, lines, at from reports`.execute(
      db,
    );
    await create('address_bans')
      .addColumn('address', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await counted(create('audit'), 'id', kind)
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .execute();
    // Sessions from before days were recorded count as used today.
    await sql`update sessions set seen_at = ${Date.now()} where seen_at = 0`.execute(db);
    await db.schema.createIndex('lines_at').on('lines').column('at').execute();
  },
});
