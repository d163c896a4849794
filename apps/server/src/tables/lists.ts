/** Lists of tables: the lobby, and mine with those first that wait for me. */
import type { MineQuery, TableView } from '@shinar/protocol';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { viewOf } from './view.ts';

const MOST = 50;

export async function lobby(house: House, game: string | undefined): Promise<TableView[]> {
  let query = house.store.db
    .selectFrom('tables')
    .select('id')
    .where('visibility', '=', 'open')
    .where('status', '!=', 'over')
    .where('watch', '=', 'anyone');
  if (game !== undefined) query = query.where('game', '=', game);
  return views(house, await query.orderBy('status', 'desc').orderBy('created_at', 'desc').limit(MOST).execute());
}

export async function mine(house: House, person: string, { status, before, search }: MineQuery): Promise<TableView[]> {
  let query = house.store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .leftJoin('turns', 'turns.num', 'seats.num')
    .select('tables.id')
    .where('seats.person', '=', person);
  if (status === 'on') query = query.where('tables.status', '!=', 'over');
  else if (status !== undefined) query = query.where('tables.status', '=', status);
  if (before !== undefined) query = query.where('tables.created_at', '<', before);
  if (search)
    query = query.where((eb) => eb.or([eb('tables.game', 'like', like(search)), eb('tables.num', 'in', withName(house, search))]));
  const rows = await query
    .orderBy((eb) => eb.case().when('turns.seat', '=', eb.ref('seats.seat')).then(0).else(1).end())
    .orderBy('tables.created_at', 'desc')
    .limit(MOST)
    .execute();
  return views(house, rows);
}

/** Letters that a pattern would take for others are left out. */
const like = (search: string): string => `%${search.toLowerCase().replace(/[%_\\]/g, '')}%`;

function withName({ store }: House, search: string) {
  return store.db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select('seats.num')
    .where((eb) => eb(eb.fn<string>('lower', ['people.name']), 'like', like(search)));
}

/** Tables that today's rules cannot play are left out. */
async function views(house: House, rows: readonly { id: string }[]): Promise<TableView[]> {
  const all = await Promise.all(rows.map(({ id }) => house.tables.use(id, viewOf).catch(unlessRefused)));
  return all.filter((view) => view !== undefined);
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
