import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people have seen and planned, and their ratings. */
export const together: Migration = {
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name);
    await create('seen')
      .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('length', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('seen_key', ['person', 'num'])
      .execute();
    await create('ratings')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await create('rating_changes')
      .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('before', 'double precision', (c) => c.notNull())
      .addColumn('after', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['num', 'seat'])
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('counted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('seats').addColumn('plan', 'text').execute();
    await db.schema.createIndex('seats_planned').on('seats').column('num').where(sql.ref('plan'), 'is not', null).execute();
    const uncounted = db.schema.createIndex('tables_uncounted').on('tables').column('ended_at');
    await uncounted.where(sql.ref('rated'), '=', sql.lit(1)).where(sql.ref('counted'), '=', sql.lit(0)).execute();
  },
};
