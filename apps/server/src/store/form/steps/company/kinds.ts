import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Arenas, leagues and duplicates beside round robin and Swiss; ratings from tournaments. */
export const kinds: Migration = {
  async up(db: Kysely<unknown>) {
    const number = (table: string, column: string) =>
      db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    await number('tournaments', 'minutes');
    await number('tournaments', 'rated');
    await number('round_tables', 'division');
    await db.schema.alterTable('deals').addColumn('tournament', 'text').execute();
    await db.schema.createIndex('deals_tournament').on('deals').column('tournament').execute();
  },
};
