import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the rules of the table and of access need: versions, one seat per owner, whose link it is, and since when. */
export const law: Migration = {
  async up(db: Kysely<unknown>) {
    const alter = (name: string) => db.schema.alterTable(name);
    const since = (name: string, column: string) =>
      alter(name)
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await alter('tables')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // Somebody with two seats at a table keeps the first; a bot takes the other.
    await sql`update seats set person = null, kind = 'bot', level = 3 where person is not null and exists (
      select 1 from seats as other where other.num = seats.num and other.person = seats.person and other.seat < seats.seat)`.execute(db);
    await db.schema.createIndex('seats_once').on('seats').columns(['num', 'person']).unique().execute();
    await alter('steps').addColumn('banks', 'text').execute();
    await alter('turns').addColumn('own_due', 'bigint').execute();
    await alter('tables').addColumn('vote', 'text').execute();
    await alter('links').addColumn('session', 'text').execute();
    await since('links', 'created_at');
    await alter('sessions').addColumn('device', 'text').execute();
    await since('sessions', 'seen_at');
    await since('push_targets', 'at');
  },
};
