import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People's time zones, so that deadlines are in their own time. */
export const zones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('notice_wishes').addColumn('zone', 'text').execute();
  },
};
