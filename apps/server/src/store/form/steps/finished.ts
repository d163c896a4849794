import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finished games, packed, out of the way of running ones. */
export const finished: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('finished')
      .addColumn('num', 'integer', (c) => c.primaryKey().references('tables.num').onDelete('cascade'))
      .addColumn('packed', 'text', (c) => c.notNull())
      .execute();
  },
};
