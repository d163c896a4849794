import type { CreateTableBuilder } from 'kysely';
import type { Kind } from './schema.ts';

/** A whole number that the database counts up itself. */
export function counted<T extends string>(table: CreateTableBuilder<T>, name: string, kind: Kind) {
  return kind === 'sqlite'
    ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}
