import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables on people's own boards. */
export const boards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('board_data', 'text').execute();
  },
};
