import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where somebody is, to tell deadlines in their own time. */
export const zones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('notice_wishes').addColumn('zone', 'text').execute();
  },
};
