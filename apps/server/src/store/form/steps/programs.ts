import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose bot an account is; it goes with its owner. */
export const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('people')
      .addColumn('owner', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('people_owner').on('people').column('owner').execute();
  },
};
