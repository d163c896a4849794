import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@shinar/protocol';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Follower, newTicket } from '../testing/game.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { testServer, Visitor } from '../testing/server.ts';
import { migrate } from './form/migrate.ts';
import { migrations } from './form/migrations.ts';
import type { Db, StepRow, TurnRow } from './form/schema.ts';
import { openStore, type Store } from './open.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { secretOf } from './settings.ts';
import { sqliteDialect } from './sqlite/plain.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'shinar-store-'));
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.database() : undefined;
    const open = () => openStore({ data: join(folder, kind), database, connections: 4, patience: 15_000 }, () => {});
    store = await open();
    other = await open();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  const row = (num: number, idx: number): StepRow => ({
    num,
    idx,
    seat: 0,
    step: '{"do":"place"}',
    at: Date.now(),
    bot: 0,
    ticket: null,
    banks: null,
  });
  const turn = (num: number, length: number, version = 2): TurnRow => ({
    num,
    version,
    length,
    seat: 1,
    bot: 0,
    since: 5,
    due_at: null,
    own_due: null,
    banks: null,
    hash: 4_000_000_000,
  });
  async function newTable(num: number): Promise<void> {
    await store.db
      .insertInto('turns')
      .values(turn(num, 0, 1))
      .execute();
  }

  test('appends are answered when they can be read, many in one commit', async () => {
    const nums = Array.from({ length: 500 }, (_, i) => i + 1);
    for (const num of nums) await newTable(num);
    const won = await Promise.all(nums.map((num) => store.writer.append({ num, rows: [row(num, 0), row(num, 1)], turn: turn(num, 2) })));
    expect(won.every(Boolean)).toBe(true);
    expect(
      await other.db
        .selectFrom('steps')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirst(),
    ).toEqual({ count: 1000 });
    expect(await other.db.selectFrom('turns').selectAll().where('num', '=', 7).executeTakeFirst()).toEqual(turn(7, 2));
  });

  test('of two writers one wins, and what the other brought is not there', async () => {
    await newTable(1001);
    const outcomes = [];
    for (let length = 0; length < 20; length++) {
      const by = (one: Store) => one.writer.append({ num: 1001, rows: [row(1001, length)], turn: turn(1001, length + 1, length + 2) });
      outcomes.push((await Promise.all([by(store), by(other)])).filter(Boolean).length);
    }
    expect(outcomes).toEqual(Array(20).fill(1));
    const rows = await store.db.selectFrom('steps').select('idx').where('num', '=', 1001).orderBy('idx').execute();
    expect(rows.map(({ idx }) => idx)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  test('who has not seen that a seat changed hands is behind, though the log has not grown', async () => {
    await newTable(1002);
    expect(await store.writer.append({ num: 1002, rows: [], turn: turn(1002, 0) })).toBe(true);
    expect(await other.writer.append({ num: 1002, rows: [row(1002, 0)], turn: turn(1002, 1) })).toBe(false);
    expect(await store.db.selectFrom('steps').select('idx').where('num', '=', 1002).execute()).toEqual([]);
  });

  test('an index is there once, whoever writes it and how', async () => {
    await expect(store.db.insertInto('steps').values(row(1, 0)).execute()).rejects.toThrow(/unique|duplicate/i);
  });

  test('a group that fails fails for all who are in it, and the next one goes through', async () => {
    await newTable(2001);
    await newTable(2002);
    const bad = store.writer.append({ num: 2001, rows: [row(2001, 0), row(2001, 0)], turn: turn(2001, 2) });
    await expect(bad).rejects.toThrow();
    expect(await store.writer.append({ num: 2001, rows: [row(2001, 0)], turn: turn(2001, 1) })).toBe(true);
  });

  test('is on the disk before a step is acknowledged', async () => {
    const query =
      kind === 'sqlite'
        ? sql<{ value: unknown }>`select synchronous as value from pragma_synchronous`
        : sql<{ value: unknown }>`select current_setting('synchronous_commit') as value`;
    expect((await query.execute(store.db)).rows[0]?.value).toBe(kind === 'sqlite' ? 2 : 'on');
  });

  test('migrating what is migrated changes nothing, and the secret stays', async () => {
    const secret = await secretOf(store.db);
    await migrate(store.db, kind);
    expect(await secretOf(other.db)).toBe(secret);
  });
});

const migratorOf = (db: Db, kind: 'sqlite' | 'postgres') => new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });

const schemaOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{
    sql: string;
  }>`select sql from sqlite_master where sql is not null and name not like 'kysely%' and name not like 'sqlite%' order by name`.execute(db);
  return rows.map((made) => made.sql).join('\n');
};

test('the first schema is as it was, and a store of that form comes to the newest', async () => {
  mkdirSync(join(folder, 'first'));
  const db: Db = new Kysely({ dialect: sqliteDialect(join(folder, 'first', 'shinar.db')) });
  await migratorOf(db, 'sqlite').migrateTo('0001-first');
  expect(await schemaOf(db)).toMatchSnapshot();
  await db.destroy();
  const open = (data: string) => openStore({ data: join(folder, data), database: undefined, connections: 1, patience: 15_000 }, () => {});
  const [old, fresh] = [await open('first'), await open('fresh')];
  expect(await schemaOf(old.db)).toBe(await schemaOf(fresh.db));
  await old.close();
  await fresh.close();
});

describe.each(['sqlite', 'postgres'] as const)('a table of the first form on %s', (kind) => {
  test('comes through every step to the newest one, and is played on', async () => {
    const played = await testServer();
    const [anu, bel] = [await Visitor.guest(played.url, 'Anu'), await Visitor.guest(played.url, 'Bel')];
    const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bel.must('POST', `/api/tables/${id}/join`, {});

    const data = join(folder, `old-${kind}`);
    mkdirSync(data);
    const database = kind === 'postgres' ? await postgres.database() : undefined;
    const dialect = database === undefined ? sqliteDialect(join(data, 'shinar.db')) : postgresDialect(postgresPool(database, 1, () => {}));
    const db: Db = new Kysely({ dialect });
    await migratorOf(db, kind).migrateTo('0001-first');
    await copyRows(played.house.store.db, db);
    for (const name of Object.keys(migrations(kind))) expect((await migratorOf(db, kind).migrateTo(name)).error).toBe(undefined);
    await db.destroy();
    await played.end();

    const server = await testServer({ SHINAR_DATA: data, ...(database && { SHINAR_DATABASE: database }) });
    const follower = new Follower('assyria', 2);
    for (const person of [anu, bel]) person.url = server.url;
    follower.follow((await anu.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log`)).entries);
    const act = { index: follower.length, ticket: newTicket(), step: follower.any() };
    await [anu, bel][follower.actor]!.must('POST', `/api/tables/${id}/steps`, act);
    await server.end();
  });
});

describe.each(['sqlite', 'postgres'] as const)('a store of the newest form on %s', (kind) => {
  test('takes what a process of the first form writes: old and new may run side by side', async () => {
    const played = await testServer();
    const anu = await Visitor.guest(played.url, 'Anu');
    await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    const data = join(folder, `beside-${kind}`);
    const database = kind === 'postgres' ? await postgres.database() : undefined;
    const newest = await openStore({ data, database, connections: 1, patience: 15_000 }, () => {});
    await copyRows(played.house.store.db, newest.db);
    await newest.close();
    await played.end();
  });
});

/** Columns added later. */
const LATER = [
  'people.mail',
  'people.language',
  'people.banned_until',
  'people.silent_until',
  'people.role',
  'people.owner',
  'people.name_key',
  'sessions.device',
  'sessions.seen_at',
  'tables.counted',
  'tables.version',
  'tables.vote',
  'tables.makes_room',
  'tables.host_seen',
  'tables.deal',
  'tables.secret',
  'tables.board_data',
  'seats.plan',
  'turns.own_due',
  'steps.banks',
];

/** Everything the first form of the store had room for. */
async function copyRows(from: Db, to: Db): Promise<void> {
  for (const table of ['settings', 'people', 'sessions', 'tables', 'seats', 'turns', 'steps'] as const) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(from);
    const old = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !LATER.includes(`${table}.${column}`))));
    if (table === 'settings') await to.deleteFrom(table).execute();
    await to
      .insertInto(table)
      .values(old as never)
      .execute();
  }
}
