import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Games that are over, packed, out of the way of those that are played. */
export const finished: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('finished')
      .addColumn('num', 'integer', (c) => c.primaryKey().references('tables.num').onDelete('cascade'))
      .addColumn('packed', 'text', (c) => c.notNull())
      .execute();
  },
};
