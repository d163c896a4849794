/** Lists of tables: mine, with those that wait for me first. */
import type { MineQuery, TableView } from '@shinar/protocol';
import type { ExpressionBuilder } from 'kysely';
import { Refused } from '../../base/refused.ts';
import type { Db, Schema } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { viewOf } from '../tables/view.ts';

const MOST = 50;

export async function mine(house: House, person: string, query: MineQuery): Promise<TableView[]> {
  const ask = (db: Db) => idsOfMine(db, person, query);
  // Not from a replica: somebody who has just sat down looks for their table.
  const ids = query.status === undefined || query.status === 'over' ? await house.store.lists(ask) : await ask(house.store.db);
  return views(house, ids);
}

function idsOfMine(db: Db, person: string, { status, before, search }: MineQuery): Promise<{ id: string }[]> {
  let query = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .leftJoin('turns', 'turns.num', 'seats.num')
    .select('tables.id')
    .where('seats.person', '=', person);
  if (status === 'on') query = query.where('tables.status', '!=', 'over');
  else if (status !== undefined) query = query.where('tables.status', '=', status);
  if (before !== undefined) query = query.where('tables.created_at', '<', before);
  if (search) query = query.where((eb) => eb.or([eb('tables.game', 'like', like(search)), eb.exists(withName(eb, search))]));
  return query
    .orderBy((eb) => eb.case().when('turns.seat', '=', eb.ref('seats.seat')).then(0).else(1).end())
    .orderBy('tables.created_at', 'desc')
    .limit(MOST)
    .execute();
}

/** Drops characters with a meaning in a pattern. */
const like = (search: string): string => `%${search.toLowerCase().replace(/[%_\\]/g, '')}%`;

/** Whether somebody with this name sits at the table. */
function withName(eb: ExpressionBuilder<Schema, 'tables'>, search: string) {
  return eb
    .selectFrom('seats as others')
    .innerJoin('people', 'people.id', 'others.person')
    .select('others.num')
    .whereRef('others.num', '=', 'tables.num')
    .where((other) => other(other.fn<string>('lower', ['people.name']), 'like', like(search)));
}

/** Leaves out tables that today's rules can't play. */
export async function views(house: House, rows: readonly { id: string }[]): Promise<TableView[]> {
  const all = await Promise.all(rows.map(({ id }) => house.tables.use(id, viewOf).catch(unlessRefused)));
  return all.filter((view) => view !== undefined);
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
