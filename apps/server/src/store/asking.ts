/** Queries in plain text, through Kysely. */
import { CompiledQuery } from 'kysely';
import type { Db } from './form/schema.ts';
import type { Ask, Transact } from './log/statements.ts';

export const askerOf =
  (db: Db): Ask =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await db.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)).rows;

export const transactionsOf =
  (db: Db): Transact =>
  (run) =>
    db.transaction().execute((transaction) => run(askerOf(transaction)));
