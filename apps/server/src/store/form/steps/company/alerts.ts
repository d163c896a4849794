import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Alerts besides turn notices for people who are not looking; and the kinds that people don't want. */
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
