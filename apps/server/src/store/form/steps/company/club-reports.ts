import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The club in which somebody was reported. */
export const clubReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('kept_reports').addColumn('club', 'text').execute();
  },
};
