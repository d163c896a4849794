import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The owner of a program's account; the account goes when the owner does. */
export const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('people')
      .addColumn('owner', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('people_owner').on('people').column('owner').execute();
  },
};
