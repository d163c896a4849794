import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One-time links by mail, and the address that keeps an account. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('mail', 'text').execute();
    await db.schema.createIndex('people_mail').on('people').column('mail').unique().execute();
    await db.schema.alterTable('links').addColumn('mail', 'text').execute();
  },
};

/** How much somebody has used of an hourly limit, by a hash of which limit and who. */
export const allowances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('allowances')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};
