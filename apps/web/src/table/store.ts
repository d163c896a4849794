/** Tables on this device, in IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from './kept.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('shinar', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
    },
  });
  return opened;
}

export async function keepTable(table: KeptTable): Promise<void> {
  await (await database()).put('tables', table);
}

export async function findTable(id: string): Promise<KeptTable | undefined> {
  return (await database()).get('tables', id);
}

export async function dropTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

/** All tables, the latest first. */
export async function listTables(): Promise<KeptTable[]> {
  const tables = await (await database()).getAll('tables');
  return tables.sort((a, b) => b.touched - a.touched);
}
