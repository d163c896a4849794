import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language in which the server writes to somebody. */
export const language: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('people')
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute();
  },
};
