import type { Tournament, TournamentLine, TournamentStanding, TournamentsQuery } from '@shinar/protocol';
import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../store/form/schema.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { isKept } from '../tables/load.ts';
import { KINDS } from './kinds/kinds.ts';
import { divisionsOf, movers } from './kinds/league.ts';
import { type RoundTable, tablesOf } from './played.ts';
import { endsAt } from './progress.ts';
import { standings } from './standings.ts';
import { takesPeople } from './tournaments.ts';

/** Of each status, and of a time that somebody asks for. */
const MOST = 50;
const MOST_WITHIN = 100;

type Rows = SelectQueryBuilder<Schema, 'tournaments', TournamentRow>;

/** Those to come first, by their start; then those under way; then the latest that are over. Each has room, however many there are of the others. */
async function byStatus(rows: Rows): Promise<TournamentRow[]> {
  const of = (status: TournamentRow['status'], order: 'asc' | 'desc') =>
    rows.where('status', '=', status).orderBy('starts_at', order).limit(MOST).execute();
  return (await Promise.all([of('open', 'asc'), of('running', 'desc'), of('over', 'desc')])).flat();
}

/** Those of a club are for its members. */
export async function listTournaments(house: House, person: string, { from, until }: TournamentsQuery = {}): Promise<TournamentLine[]> {
  const seen = house.store.db
    .selectFrom('tournaments')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('club', 'is', null),
        eb('club', 'in', eb.selectFrom('members').select('members.club').where('person', '=', person).where('out', '=', 0)),
      ]),
    );
  const all = from === undefined && until === undefined;
  const rows = await (all ? byStatus(seen) : within(seen, from ?? 0, until ?? Number.MAX_SAFE_INTEGER));
  return linesOf(house, rows, person);
}

const within = (rows: Rows, from: number, until: number): Promise<TournamentRow[]> =>
  rows.where('starts_at', '>=', from).where('starts_at', '<', until).orderBy('starts_at').limit(MOST_WITHIN).execute();

export async function clubTournaments(house: House, club: string, person: string): Promise<TournamentLine[]> {
  const rows = await byStatus(house.store.db.selectFrom('tournaments').selectAll().where('club', '=', club));
  return linesOf(house, rows, person);
}

/** With four queries, however many there are. */
async function linesOf({ store: { db }, now }: House, rows: readonly TournamentRow[], person: string): Promise<TournamentLine[]> {
  const entrants = db.selectFrom('entrants').where('tournament', 'in', idsOf(rows, 'id'));
  const [counts, mine, hosts, clubs] = await Promise.all([
    entrants
      .select(['tournament', (eb) => eb.fn.countAll<number>().as('people')])
      .groupBy('tournament')
      .execute(),
    entrants.select('tournament').where('person', '=', person).where('gone', '=', 0).execute(),
    db
      .selectFrom('people')
      .select(['id', 'name', isKept.as('kept')])
      .where('id', 'in', idsOf(rows, 'host'))
      .execute(),
    db.selectFrom('clubs').select(['id', 'name']).where('id', 'in', idsOf(rows, 'club')).execute(),
  ]);
  return rows.map((row) => {
    const host = hosts.find(({ id }) => id === row.host);
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
      club: clubs.find(({ id }) => id === row.club) ?? null,
      startsAt: row.starts_at,
      endsAt: row.minutes > 0 ? endsAt(row) : null,
      people: Number(counts.find(({ tournament }) => tournament === row.id)?.people ?? 0),
      entry: takesPeople(row, now()),
      mine: mine.some(({ tournament }) => tournament === row.id),
    };
  });
}

/** Never an empty list, which no database takes. */
const idsOf = (rows: readonly TournamentRow[], field: 'id' | 'host' | 'club'): string[] => ['', ...rows.flatMap((row) => row[field] ?? [])];

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
  const [line] = await linesOf(house, [row], person);
  return { ...line!, season, standings: list };
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
