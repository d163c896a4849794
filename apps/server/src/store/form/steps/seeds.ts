import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Seeds whose commitment was given out before there is a table. */
export const seeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('seeds')
      .addColumn('commitment', 'text', (c) => c.primaryKey())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('seeds_person').on('seeds').column('person').execute();
  },
};
