import type { Tournament, TournamentLine } from '@shinar/protocol';
import { sql } from 'kysely';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { isKept } from '../tables/load.ts';
import { tablesOf } from './played.ts';
import { standings, tablePoints } from './standings.ts';

const MOST = 50;

/** Those to come first, by their hour; then under way; then lately over. */
export async function listTournaments(house: House, person: string): Promise<TournamentLine[]> {
  const order = sql<number>`case status when 'open' then 0 when 'running' then 1 else 2 end`;
  const rows = await house.store.db
    .selectFrom('tournaments')
    .selectAll()
    .orderBy(order)
    .orderBy((eb) => eb.case().when('status', '=', 'open').then(eb.ref('starts_at')).else(sql<number>`-starts_at`).end())
    .limit(MOST)
    .execute();
  return Promise.all(rows.map((row) => lineOf(house, row, person)));
}

async function lineOf({ store: { db } }: House, row: TournamentRow, person: string): Promise<TournamentLine> {
  const people = await db.selectFrom('entrants').select(['person', 'gone']).where('tournament', '=', row.id).execute();
  const host =
    row.host === null
      ? undefined
      : await db
          .selectFrom('people')
          .select(['id', 'name', isKept.as('kept')])
          .where('id', '=', row.host)
          .executeTakeFirst();
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    kind: row.kind,
    speed: row.speed,
    size: row.size,
    rounds: row.rounds,
    round: row.round,
    status: row.status,
    host: host === undefined ? null : { id: host.id, name: host.name, kept: host.kept === 1 },
    startsAt: row.starts_at,
    people: people.length,
    mine: people.some((one) => one.person === person && one.gone === 0),
  };
}

export async function viewTournament(house: House, row: TournamentRow, person: string): Promise<Tournament> {
  const { db } = house.store;
  const entrants = await db
    .selectFrom('entrants')
    .innerJoin('people', 'people.id', 'entrants.person')
    .select(['people.id', 'people.name', isKept.as('kept'), 'entrants.gone'])
    .where('entrants.tournament', '=', row.id)
    .orderBy('entrants.at')
    .execute();
  const known = new Map(entrants.map((one) => [one.id, one]));
  const tables = await tablesOf(db, row.id);
  const list = standings([...known.keys()], tables).map(({ person: id, ...standing }) => {
    const { name, kept, gone } = known.get(id)!;
    const mine = tables.flatMap((table) => {
      const seat = table.seating.indexOf(id);
      const points = seat < 0 || table.result === null ? null : tablePoints(table)[seat]!;
      return seat < 0 ? [] : [{ round: table.round, table: table.id, points }];
    });
    return { person: { id, name, kept: kept === 1 }, ...standing, gone: gone === 1, tables: mine };
  });
  return { ...(await lineOf(house, row, person)), standings: list };
}
