/** The lobby: waiting tables, those with their host present first; then running games, the best first. */
import type { OpenLobby, TableView } from '@shinar/protocol';
import type { House } from '../house/house.ts';
import { PROVEN, shown } from '../ratings/rate.ts';
import { isKept } from '../tables/load.ts';
import { views } from './lists.ts';
import { usualWaits } from './waits.ts';

const MOST = 50;
/** So that nobody fills the lobby alone. */
const MOST_OF_ONE = 3;
const MOST_READ = 500;
const FIRST = 1000;

export async function openLobby(house: House, game: string | undefined): Promise<OpenLobby> {
  const tables = await openTables(house, game);
  const ids = [...new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person?.id ?? [])))];
  const people = await knownOf(house, ids);
  const present = await presentAt(house, tables);
  const strength = (table: TableView): number =>
    Math.max(0, ...table.seats.map(({ person }) => (person && people[person.id]?.ratings[table.game]?.rating) ?? FIRST));
  const isHere = (table: TableView): number => Number(present[table.id]?.includes(table.host ?? '') ?? false);
  const waiting = tables.filter(({ status }) => status === 'waiting').sort((a, b) => isHere(b) - isHere(a) || b.createdAt - a.createdAt);
  const running = tables
    .filter(({ status }) => status === 'running')
    .sort((a, b) => strength(b) - strength(a) || b.createdAt - a.createdAt);
  return { tables: [...waiting, ...running], present, people, usual: await usualWaits(house) };
}

async function openTables(house: House, game: string | undefined): Promise<TableView[]> {
  const rows = await house.store.lists((db) => {
    let query = db
      .selectFrom('tables')
      .select(['id', 'host'])
      .where('visibility', '=', 'open')
      .where('status', '!=', 'over')
      .where('watch', '=', 'anyone');
    if (game !== undefined) query = query.where('game', '=', game);
    return query.orderBy('status', 'desc').orderBy('created_at', 'desc').limit(MOST_READ).execute();
  });
  const hosts = new Map<string | null, number>();
  const few = rows.filter(({ host }) => hosts.set(host, (hosts.get(host) ?? 0) + 1).get(host)! <= MOST_OF_ONE);
  return views(house, few.slice(0, MOST));
}

async function knownOf({ store: { db } }: House, ids: readonly string[]): Promise<OpenLobby['people']> {
  if (ids.length === 0) return {};
  const people = await db
    .selectFrom('people')
    .select(['id', 'language', isKept.as('kept')])
    .where('id', 'in', ids)
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', 'in', ids).where('games', '>', 0).execute();
  const ratingsOf = (id: string) =>
    ratings
      .filter(({ person }) => person === id)
      .map(({ game, games, ...skill }) => [game, { rating: shown(skill), provisional: games < PROVEN }]);
  return Object.fromEntries(
    people.map(({ id, language, kept }) => [id, { language, kept: kept === 1, ratings: Object.fromEntries(ratingsOf(id)) }]),
  );
}

async function presentAt({ tables: loaded, audience }: House, tables: readonly TableView[]): Promise<OpenLobby['present']> {
  const here = tables.map(async ({ id, seats }) => {
    const num = await loaded.use(id, (table) => table.num);
    return [id, seats.flatMap(({ person }) => (person !== null && audience.isPresent(num, person.id) ? person.id : []))] as const;
  });
  return Object.fromEntries(await Promise.all(here));
}
