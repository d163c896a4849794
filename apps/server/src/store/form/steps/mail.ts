import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One-time links that come by mail, and the address that keeps an identity. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('mail', 'text').execute();
    await db.schema.createIndex('people_mail').on('people').column('mail').unique().execute();
    await db.schema.alterTable('links').addColumn('mail', 'text').execute();
  },
};
