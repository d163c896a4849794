/** An upgrade while people play: what an older process finds when a newer one has changed the store. */
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Follower, newTicket } from '../testing/game.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';
import { migrate } from './form/migrate.ts';
import { migrations } from './form/migrations.ts';
import { postgresDialect, postgresPool } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

/** Migrations that a later version might bring. */
const EXPAND = {
  '9001-later': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('mood', 'text', (c) => c.notNull().defaultTo('calm'))
        .execute();
      await db.schema.createTable('moods').addColumn('mood', 'text').execute();
    },
  },
};
const CONTRACT = {
  '9002-contract-clock': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').dropColumn('clock').execute();
    },
  },
};

async function bring(database: string, later: object): Promise<void> {
  const db = new Kysely({ dialect: postgresDialect(postgresPool(database, 1, () => {})) });
  await migrate(db, 'postgres', { ...migrations('postgres'), ...later });
  await db.destroy();
}

async function play({ url }: TestServer, id: string, people: readonly Visitor[], follower: Follower): Promise<void> {
  const step = follower.any();
  const person = people[step.by]!;
  person.url = url;
  await person.must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step });
  const { entries } = await person.must<{ entries: Parameters<Follower['follow']>[0] }>(
    'GET',
    `/api/tables/${id}/log?from=${follower.length}`,
  );
  follower.follow(entries);
}

test('after the first half of a change an older process plays on and starts anew; after the second it says why it does not', async () => {
  const settings = { SHINAR_DATABASE: await postgres.database() };
  const old = await testServer(settings);
  const people = [await Visitor.guest(old.url, 'Anu'), await Visitor.guest(old.url, 'Bel')];
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1]!.must('POST', `/api/tables/${id}/join`, {});
  const follower = new Follower('assyria', 2);
  follower.follow((await people[0]!.must<{ entries: [] }>('GET', `/api/tables/${id}/log`)).entries);
  await play(old, id, people, follower);

  await bring(settings.SHINAR_DATABASE, EXPAND);
  await play(old, id, people, follower);
  const anew = await testServer(settings);
  await play(anew, id, people, follower);
  await play(old, id, people, follower);
  await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await anew.close();
  await old.close();

  await bring(settings.SHINAR_DATABASE, { ...EXPAND, ...CONTRACT });
  await expect(testServer(settings)).rejects.toMatchObject({ code: 'NEWER_STORE', message: '9002-contract-clock' });
});
