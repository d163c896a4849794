import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who may look after people and tables, and which operator did what. */
export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('role', 'text').execute();
    await db.schema.createIndex('people_named').on('people').column('name').execute();
    await db.schema
      .alterTable('audit')
      .addColumn('by', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
