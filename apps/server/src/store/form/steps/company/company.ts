import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameKey } from '../../../../base/name-key.ts';

/** How people find each other: follows, blocks, invitations, waiting tables, and one deal for many. */
export const company: Migration = {
  async up(db: Kysely<unknown>) {
    await people(db as Kysely<People>);
    const create = (name: string) => db.schema.createTable(name);
    const number = (name: string, column: string) =>
      db.schema
        .alterTable(name)
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    for (const [name, other] of [
      ['follows', 'followed'],
      ['blocks', 'blocked'],
    ] as const) {
      await create(name)
        .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
        .addColumn(other, 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
        .addPrimaryKeyConstraint(`${name}_key`, ['person', other])
        .execute();
      await db.schema.createIndex(`${name}_${other}`).on(name).column(other).execute();
    }
    await create('invitations')
      .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('by', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['person', 'num'])
      .execute();
    await create('pairings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await number('tables', 'makes_room');
    await number('tables', 'secret');
    await db.schema.alterTable('tables').addColumn('host_seen', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('deal', 'text').execute();
    await db.schema.createIndex('tables_secret').on('tables').column('deal').where(sql.ref('secret'), '=', sql.lit(1)).execute();
    await deals(db);
  },
};

interface People {
  people: { id: string; name: string; name_key: string };
}

async function people(db: Kysely<People>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const { id, name } of await db.selectFrom('people').select(['id', 'name']).execute())
    await db
      .updateTable('people')
      .set({ name_key: nameKey(name) })
      .where('id', '=', id)
      .execute();
  await db.schema.createIndex('people_name_key').on('people').column('name_key').execute();
}

async function deals(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  await create('deals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('day', 'text')
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('closes_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('deals_day').on('deals').columns(['game', 'day']).unique().execute();
  await create('tries')
    .addColumn('deal', 'text', (c) => c.notNull().references('deals.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
    .addPrimaryKeyConstraint('tries_key', ['deal', 'person'])
    .execute();
}
