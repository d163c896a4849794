import type { Tournament, TournamentLine, TournamentStanding } from '@shinar/protocol';
import { sql } from 'kysely';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { isKept } from '../tables/load.ts';
import { KINDS } from './kinds/kinds.ts';
import { divisionsOf, movers } from './kinds/league.ts';
import { type RoundTable, tablesOf } from './played.ts';
import { endsAt } from './progress.ts';
import { standings } from './standings.ts';
import { takesPeople } from './tournaments.ts';

const MOST = 50;

const rowsQuery = ({ store }: House) => {
  const order = sql<number>`case status when 'open' then 0 when 'running' then 1 else 2 end`;
  return store.db
    .selectFrom('tournaments')
    .selectAll()
    .orderBy(order)
    .orderBy((eb) => eb.case().when('status', '=', 'open').then(eb.ref('starts_at')).else(sql<number>`-starts_at`).end())
    .limit(MOST);
};

/** Upcoming ones first, by start time; then running ones; then recent ones. Those of a club are for its members. */
export async function listTournaments(house: House, person: string): Promise<TournamentLine[]> {
  const rows = await rowsQuery(house)
    .where((eb) =>
      eb.or([
        eb('club', 'is', null),
        eb('club', 'in', eb.selectFrom('members').select('members.club').where('person', '=', person).where('out', '=', 0)),
      ]),
    )
    .execute();
  return Promise.all(rows.map((row) => lineOf(house, row, person)));
}

export async function clubTournaments(house: House, club: string, person: string): Promise<TournamentLine[]> {
  const rows = await rowsQuery(house).where('club', '=', club).execute();
  return Promise.all(rows.map((row) => lineOf(house, row, person)));
}

async function lineOf({ store: { db }, now }: House, row: TournamentRow, person: string): Promise<TournamentLine> {
  const people = await db.selectFrom('entrants').select(['person', 'gone']).where('tournament', '=', row.id).execute();
  const host =
    row.host === null
      ? undefined
      : await db
          .selectFrom('people')
          .select(['id', 'name', isKept.as('kept')])
          .where('id', '=', row.host)
          .executeTakeFirst();
  const club =
    row.club === null ? undefined : await db.selectFrom('clubs').select(['id', 'name']).where('id', '=', row.club).executeTakeFirst();
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    kind: row.kind,
    speed: row.speed,
    size: row.size,
    rounds: row.rounds,
    round: row.round,
    rated: row.rated === 1,
    status: row.status,
    host: host === undefined ? null : { id: host.id, name: host.name, kept: host.kept === 1 },
    club: club ?? null,
    startsAt: row.starts_at,
    endsAt: row.minutes > 0 ? endsAt(row) : null,
    people: people.length,
    entry: takesPeople(row, now()),
    mine: people.some((one) => one.person === person && one.gone === 0),
  };
}

interface Entered {
  readonly id: string;
  readonly name: string;
  readonly kept: number;
  readonly gone: number;
}

/** The standings; of a league, one season, by default the current one. */
export async function viewTournament(house: House, row: TournamentRow, person: string, season = row.round): Promise<Tournament> {
  const { db } = house.store;
  const entrants: Entered[] = await db
    .selectFrom('entrants')
    .innerJoin('people', 'people.id', 'entrants.person')
    .select(['people.id', 'people.name', isKept.as('kept'), 'entrants.gone'])
    .where('entrants.tournament', '=', row.id)
    .orderBy('entrants.at')
    .execute();
  const tables = await tablesOf(db, row.id);
  const { seasons = false } = KINDS[row.kind];
  const shown = seasons ? tables.filter(({ round }) => round === season) : tables;
  const list = seasons && shown.length > 0 ? byDivision(row, entrants, shown) : standingsOf(row, entrants, shown);
  return { ...(await lineOf(house, row, person)), season, standings: list };
}

function byDivision(row: TournamentRow, entrants: readonly Entered[], tables: readonly RoundTable[]): TournamentStanding[] {
  const divisions = divisionsOf(tables);
  return divisions.flatMap((people, division) => {
    const own = tables.filter((table) => table.division === division);
    const [above, below] = [divisions[division - 1], divisions[division + 1]];
    const up = above === undefined ? 0 : movers(above.length, people.length);
    const down = below === undefined ? 0 : movers(people.length, below.length);
    return standingsOf(
      row,
      entrants.filter(({ id }) => people.includes(id)),
      own,
    ).map((standing, i) => ({
      ...standing,
      division,
      moves: i < up ? ('up' as const) : i >= people.length - down ? ('down' as const) : ('stays' as const),
    }));
  });
}

function standingsOf({ kind }: TournamentRow, entrants: readonly Entered[], tables: readonly RoundTable[]): TournamentStanding[] {
  const known = new Map(entrants.map((one) => [one.id, one]));
  const { pointsOf } = KINDS[kind];
  return standings([...known.keys()], tables, pointsOf).map(({ person: id, ...standing }) => {
    const { name, kept, gone } = known.get(id)!;
    const mine = tables.flatMap((table) => {
      const seat = table.seating.indexOf(id);
      const points = seat < 0 || table.result === null ? null : pointsOf(table, tables)[seat]!;
      return seat < 0 ? [] : [{ round: table.round, table: table.id, points }];
    });
    const person = { id, name, kept: kept === 1 };
    return { person, ...standing, gone: gone === 1, division: 0, moves: 'stays', tables: mine };
  });
}
