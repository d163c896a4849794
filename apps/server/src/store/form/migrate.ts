/** How a store is brought to the newest form while older processes still run on it: first a form that they can live with, and a release later one that they cannot. */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Kind } from './schema.ts';

/** What takes something away from older processes has this in its name; they do not start on it. */
const CONTRACTS = /^\d+-contract-/;

/** The store has a form that this version cannot live with. */
class NewerStore extends Error {
  readonly code = 'NEWER_STORE';
}

export async function migrate<Tables>(db: Kysely<Tables>, kind: Kind, known = migrations(kind)): Promise<void> {
  const all = { ...known, ...(await newerThan(db, known)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** What a newer version has made of the store already, as steps that are done. */
async function newerThan<Tables>(db: Kysely<Tables>, known: Readonly<Record<string, Migration>>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name));
  const contract = names.find((name) => CONTRACTS.test(name));
  if (contract !== undefined) throw new NewerStore(contract);
  return Object.fromEntries(names.map((name) => [name, { up: async () => {} }]));
}
