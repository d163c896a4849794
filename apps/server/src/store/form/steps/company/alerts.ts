import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Word for people who are not looking, besides that of turns; and of which kinds they want none. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('notice_wishes')
      .addColumn('unwanted', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('alerts')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('num', 'integer', (c) => c.references('tables.num').onDelete('cascade'))
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('sent', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('alerts_key', ['person', 'key'])
      .execute();
    await db.schema.createIndex('alerts_waiting').on('alerts').column('at').where(sql.ref('sent'), '=', sql.lit(0)).execute();
  },
};
