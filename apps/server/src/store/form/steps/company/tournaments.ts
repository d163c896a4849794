import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tournaments, who plays in them, and the tables of their rounds. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name);
    await create('tournaments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('speed', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('rounds', 'integer', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('tournaments_status').on('tournaments').columns(['status', 'starts_at']).execute();
    await create('entrants')
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('gone', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['tournament', 'person'])
      .execute();
    await create('round_tables')
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
      .addPrimaryKeyConstraint('round_tables_key', ['tournament', 'round', 'place'])
      .execute();
    await db.schema.createIndex('round_tables_num').on('round_tables').column('num').execute();
  },
};
