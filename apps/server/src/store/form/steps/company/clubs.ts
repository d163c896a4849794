import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { counted } from '../../counted.ts';
import type { Kind } from '../../schema.ts';

/** Clubs: who is in them, what they say, and what they play. */
export const clubs = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name);
    await create('clubs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.references('people.id').onDelete('set null'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await create('members')
      .addColumn('club', 'text', (c) => c.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('out', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_key', ['club', 'person'])
      .execute();
    await db.schema.createIndex('members_person').on('members').column('person').execute();
    await counted(create('club_lines'), 'id', kind)
      .addColumn('club', 'text', (c) => c.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('club_lines_club').on('club_lines').columns(['club', 'id']).execute();
    await create('club_tables')
      .addColumn('club', 'text', (c) => c.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
      .addPrimaryKeyConstraint('club_tables_key', ['club', 'num'])
      .execute();
    await db.schema.createIndex('club_tables_num').on('club_tables').column('num').execute();
    await db.schema.alterTable('tournaments').addColumn('club', 'text').execute();
    await db.schema.createIndex('tournaments_club').on('tournaments').column('club').execute();
  },
});
