/** The data folder in other hands: other people of the machine, a second server, a migration that was killed. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '../store/form/schema.ts';
import { sqliteThreadDialect } from '../store/sqlite/dialect.ts';
import { WritingThread } from '../store/sqlite/writing-thread.ts';
import { testServer, Visitor } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'shinar-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('what is stored is for its owner’s eyes alone', async () => {
  const data = join(folder, 'own');
  const server = await testServer({ SHINAR_DATA: data });
  await Visitor.guest(server.url, 'Anu');
  expect(modeOf(data)).toBe(0o700);
  for (const file of ['shinar.db', 'shinar.db-wal', 'shinar.db-shm']) expect([file, modeOf(join(data, file))]).toEqual([file, 0o600]);
  await server.close();
});

test('a second server on the same folder does not start; once the first is gone it does', async () => {
  const data = join(folder, 'shared');
  const first = await testServer({ SHINAR_DATA: data });
  await expect(testServer({ SHINAR_DATA: data })).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
  await first.close();
  const second = await testServer({ SHINAR_DATA: data });
  await second.close();
});

test('a migration that breaks off half-way leaves nothing behind, and the next one goes through', async () => {
  const path = join(folder, 'half.db');
  const thread = new WritingThread(path);
  const db: Db = new Kysely({ dialect: sqliteThreadDialect(path, thread) });
  const half = (breaks: boolean): Migration => ({
    async up(at: Kysely<unknown>) {
      await at.schema.createTable('one').addColumn('id', 'integer').execute();
      if (breaks) throw new Error('killed');
      await at.schema.createTable('two').addColumn('id', 'integer').execute();
    },
  });
  const run = (breaks: boolean) =>
    new Migrator({ db, provider: { getMigrations: async () => ({ half: half(breaks) }) } }).migrateToLatest();
  expect((await run(true)).error).toMatchObject({ message: 'killed' });
  const { rows } = await sql`select name from sqlite_master where name = 'one'`.execute(db);
  expect(rows).toEqual([]);
  expect((await run(false)).error).toBeUndefined();
  await db.destroy();
  await thread.close();
});

test('a writing thread that ends fails whoever waits for it, and does not hang', async () => {
  const thread = new WritingThread(join(folder, 'missing', 'none.db'));
  const late = new Promise((_, failed) => setTimeout(() => failed(new Error('late')), 5000));
  await expect(Promise.race([thread.commit([]), late])).rejects.toThrow(/unable to open|ended/);
});
