/** Brings a store to the newest form while older processes still run on it: first to a form they can work with, and a release later to one they can't. */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Kind } from './schema.ts';

/** A step that removes what older processes need has this in its name; they don't start after it. */
const CONTRACTS = /^\d+-contract-/;

/** The store's form is one that this version can't work with. */
class NewerStore extends Error {
  readonly code = 'NEWER_STORE';
}

export async function migrate<Tables>(db: Kysely<Tables>, kind: Kind, known = migrations(kind)): Promise<void> {
  const all = { ...known, ...newerThan(await stepsDone(db), known) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether nothing is left to do; refuses a store that this version can't work with. */
export async function isNewest<Tables>(db: Kysely<Tables>, kind: Kind, known = migrations(kind)): Promise<boolean> {
  const done = await stepsDone(db);
  newerThan(done, known);
  return Object.keys(known).every((name) => done.includes(name));
}

async function stepsDone<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Steps that a newer version has already taken. */
function newerThan(done: readonly string[], known: Readonly<Record<string, Migration>>): Record<string, Migration> {
  const names = done.filter((name) => !Object.hasOwn(known, name));
  const contract = names.find((name) => CONTRACTS.test(name));
  if (contract !== undefined) throw new NewerStore(contract);
  return Object.fromEntries(names.map((name) => [name, { up: async () => {} }]));
}
